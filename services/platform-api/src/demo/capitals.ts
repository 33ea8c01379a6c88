import { countryConfig } from '@courier/config';

interface Capital {
  city: string;
  position: { latitude: number; longitude: number };
}

/** Capitals where the country's map opens on another city. */
const ELSEWHERE: Readonly<Record<string, Capital>> = {
  AE: { city: 'Abu Dhabi', position: { latitude: 24.4539, longitude: 54.3773 } },
  MM: { city: 'Naypyidaw', position: { latitude: 19.7633, longitude: 96.0785 } },
  PK: { city: 'Islamabad', position: { latitude: 33.6844, longitude: 73.0479 } },
  TR: { city: 'Ankara', position: { latitude: 39.9334, longitude: 32.8597 } },
  VN: { city: 'Hanoi', position: { latitude: 21.0278, longitude: 105.8342 } },
};

/** Capitals the time zone is not named after. */
const NAMES: Readonly<Record<string, string>> = {
  BH: 'Manama',
  EC: 'Quito',
  KW: 'Kuwait City',
  PA: 'Panama City',
  QA: 'Doha',
};

/** Where the demo vendor of a country stands. */
export function capitalOf(country: string): Capital {
  const { mapCentre, timezone } = countryConfig(country);
  const city = NAMES[country] ?? (timezone.split('/').at(-1) ?? '').replaceAll('_', ' ');
  return ELSEWHERE[country] ?? { city, position: mapCentre };
}
