import type { supportedCountries } from '@courier/config';
import { EASTERN_EUROPE } from './eastern-europe';
import { LATIN_AMERICA } from './latin-america';
import type { LocalCountries, LocalCountry } from './local-country';
import { MIDDLE_EAST } from './middle-east';
import { SOUTH_AND_EAST_ASIA } from './south-and-east-asia';
import { SOUTH_EAST_ASIA } from './south-east-asia';
import { WESTERN_EUROPE } from './western-europe';

export type { LocalCountry };

/** By country; Taiwan's demo is larger and separate. */
export const LOCAL_COUNTRIES: LocalCountries = {
  ...MIDDLE_EAST,
  ...SOUTH_AND_EAST_ASIA,
  ...SOUTH_EAST_ASIA,
  ...WESTERN_EUROPE,
  ...EASTERN_EUROPE,
  ...LATIN_AMERICA,
} satisfies Record<Exclude<(typeof supportedCountries)[number], 'TW'>, LocalCountry>;
