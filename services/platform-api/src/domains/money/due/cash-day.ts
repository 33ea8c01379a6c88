import { countryConfig, type CountryCode } from '@courier/config';
import { endOfDay, localDate, startOfDay, unixFromLocal } from '@courier/config/time';
import { ConfigError } from '../../../settings/config';

/** A calendar day of a country. */
export interface CashDay {
  country: CountryCode;
  /** ISO 8601. */
  date: string;
  startsAtSeconds: number;
  /** The first second of the next day. */
  endsAtSeconds: number;
}

/** The noon is in the day also where a clock change skips midnight. */
export function readDay(country: CountryCode, date: string): CashDay {
  const { timezone } = countryConfig(country);
  const noonSeconds = unixFromLocal(date, '12:00', timezone);
  if (noonSeconds === null) throw new ConfigError(`${date} is no day: write 2026-11-30.`);
  return dayAt(country, noonSeconds);
}

export function dayAt(country: CountryCode, atSeconds: number): CashDay {
  const { timezone } = countryConfig(country);
  return {
    country,
    date: localDate(atSeconds, timezone),
    startsAtSeconds: startOfDay(atSeconds, timezone),
    endsAtSeconds: endOfDay(atSeconds, timezone) + 1,
  };
}
