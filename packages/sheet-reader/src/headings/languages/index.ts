import { ARABIC_SCRIPT_AND_BENGALI } from './arabic-script-and-bengali';
import { CENTRAL_EUROPE } from './central-europe';
import { EAST_ASIA } from './east-asia';
import { ENGLISH } from './english';
import type { LanguageHeadings } from './language-headings';
import { NORTH_EUROPE } from './north-europe';
import { SOUTH_EAST_ASIA } from './south-east-asia';
import { SOUTH_EUROPE } from './south-europe';

export const LANGUAGE_HEADINGS = {
  ...ENGLISH,
  ...CENTRAL_EUROPE,
  ...SOUTH_EUROPE,
  ...NORTH_EUROPE,
  ...EAST_ASIA,
  ...SOUTH_EAST_ASIA,
  ...ARABIC_SCRIPT_AND_BENGALI,
} as const satisfies LanguageHeadings;
