import { countryConfig } from './country-config';
import type { CountryConfig } from './country';
import type { CountryCode } from './country-codes';

/** Centres of capitals whose country's map opens on another city. */
const CAPITALS_OFF_THE_MAP: Readonly<Record<string, CountryConfig['mapCentre']>> = {
  /** Abu Dhabi. */
  AE: { latitude: 24.4539, longitude: 54.3773 },
  /** Naypyidaw. */
  MM: { latitude: 19.7633, longitude: 96.0785 },
  /** Islamabad. */
  PK: { latitude: 33.6844, longitude: 73.0479 },
  /** Ankara. */
  TR: { latitude: 39.9334, longitude: 32.8597 },
  /** Hanoi. */
  VN: { latitude: 21.0278, longitude: 105.8342 },
};

export const capitalPosition = (country: CountryCode): CountryConfig['mapCentre'] =>
  CAPITALS_OFF_THE_MAP[country] ?? countryConfig(country).mapCentre;
