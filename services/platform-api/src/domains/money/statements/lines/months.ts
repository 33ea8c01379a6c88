import { countryConfig, type CountryCode } from '@courier/config';
import { localDate, startOfDay, unixFromLocal } from '@courier/config/time';

/** The first second of a month and of the next one, Unix seconds. */
export interface MonthRange {
  from: number;
  until: number;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** `YYYY-MM` of a moment in the local time of the country. */
export const monthAt = (unixSeconds: number, country: CountryCode): string =>
  localDate(unixSeconds, countryConfig(country).timezone).slice(0, 7);

/** @param months negative for earlier ones */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** In the local time of the country. */
export const monthRange = (month: string, country: CountryCode): MonthRange => ({
  from: startOfMonth(month, country),
  until: startOfMonth(addMonths(month, 1), country),
});

/** By way of noon, because some zones have changed their clocks at midnight. */
const startOfMonth = (month: string, country: CountryCode): number =>
  startOfDay(firstMoment(month, country, '12:00'), countryConfig(country).timezone);

/** A time of the first day of a month in the local time of the country. */
export function firstMoment(month: string, country: CountryCode, time: string): number {
  const at = unixFromLocal(`${month}-01`, time, countryConfig(country).timezone);
  if (at === null) throw new Error(`${month}-01 ${time} does not exist in ${country}.`);
  return at;
}
