import { dateOfSerial, timeOfSerial } from './serial-dates';

const two = (figure: string | number) => String(figure).padStart(2, '0');

/** `YYYY-MM-DD` of a date as people write it: `20/11/2026`, `2026.11.20`, `46346`. Other text stays. */
export function repairDate(text: string): string {
  const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})\.?$/.exec(text);
  if (yearFirst) return `${yearFirst[1]}-${two(yearFirst[2] ?? '')}-${two(yearFirst[3] ?? '')}`;
  const yearLast = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  if (!yearLast) return dateOfSerial(text) ?? text;
  const [, first = '', second = '', year = ''] = yearLast;
  // The day stands first in every country of the portal, unless it cannot.
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return `${year}-${two(month)}-${two(day)}`;
}

/** `HH:MM` of a time as people write it: `6:30 pm`, `18.30`, `1830`, `0.77`. Other text stays. */
export function repairTime(text: string): string {
  const said = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*(am|pm)?$/i.exec(text);
  if (!said || (said[2] === undefined && said[3] === undefined)) return timeOfSerial(text) ?? text;
  const isAfternoon = said[3]?.toLowerCase() === 'pm';
  const hour = (Number(said[1]) % (said[3] === undefined ? 24 : 12)) + (isAfternoon ? 12 : 0);
  return `${two(hour)}:${said[2] ?? '00'}`;
}
