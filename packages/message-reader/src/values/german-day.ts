import type { Reading } from '../text/reading';

const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];
const DAY = /(?:^|[\s,(])(So|Mo|Di|Mi|Do|Fr|Sa)[.,]? $/u;
const GERMAN = new Set(['DE', 'AT']);

/** Days from today to the weekday before a time, as `Sa 13 Uhr`; in other languages these are other words. */
export function germanDay({ text, place }: Reading, start: number): number | null {
  if (!GERMAN.has(place.country)) return null;
  const day = DAY.exec(text.slice(Math.max(0, start - 6), start))?.[1];
  if (day === undefined) return null;
  return (DAYS.indexOf(day) - new Date(`${place.today}T00:00:00Z`).getUTCDay() + 7) % 7;
}
