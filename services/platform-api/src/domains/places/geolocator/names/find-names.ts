import type { CountryCode } from '@courier/config';
import { encodeGrams } from './grams';
import type { NameRow, PlaceSource } from './place-source';

/** A score of 100 is an exact match. */
export interface NameMatch {
  readonly folded: string;
  readonly placeIds: readonly string[];
  readonly weight: number;
  readonly score: number;
  readonly isSimilar: boolean;
}

/** With this many exact results, a typing error is unlikely. */
const ENOUGH = 4;
const SHORTEST_TYPO = 4;
const LONGEST = 80;

/** Includes similar names if few match and the text may be mistyped. */
export async function findNames(
  places: PlaceSource,
  country: CountryCode,
  folded: string,
  { mistyped = true }: { mistyped?: boolean } = {},
): Promise<NameMatch[]> {
  const text = folded.slice(0, LONGEST);
  const grams = encodeGrams(text).trim();
  if (grams === '') return [];
  const holding = (await places.namesHolding(country, grams)).flatMap((row) =>
    toNameMatches(row, holdingScore(row.folded, text), false),
  );
  const isCertain = holding.length >= ENOUGH || holding.some(({ score }) => score === 100);
  if (!mistyped || isCertain || grams.length < SHORTEST_TYPO) return holding;
  const known = new Set(holding.map((match) => match.folded));
  const alike = (await places.namesAlike(country, grams)).filter((row) => !known.has(row.folded));
  return [...holding, ...alike.flatMap((row) => toNameMatches(row, 30 + 40 * row.alike, true))];
}

const toNameMatches = (
  { folded, place_ids, weight }: NameRow,
  score: number,
  isSimilar: boolean,
): NameMatch[] => (score === 0 ? [] : [{ folded, placeIds: place_ids, weight, score, isSimilar }]);

function holdingScore(name: string, text: string): number {
  if (name === text) return 100;
  if (name.startsWith(text)) return 82;
  if (name.includes(` ${text}`)) return 66;
  // Encoded letters may contain the text although the name does not.
  return name.includes(text) && text.length >= (text.charCodeAt(0) > 0x3000 ? 2 : 5) ? 50 : 0;
}
