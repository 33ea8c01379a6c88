import { isCountryCode, type CountryCode } from '@courier/config';

/** What a setting says of the countries that it names. */
export type ByCountry<Value> = Readonly<Partial<Record<CountryCode, Value>>>;

/** In the order of the setting. */
export const listByCountry = <Value>(values: ByCountry<Value>): [CountryCode, Value][] =>
  Object.entries<Value>(values).flatMap(([country, value]): [CountryCode, Value][] =>
    isCountryCode(country) ? [[country, value]] : [],
  );
