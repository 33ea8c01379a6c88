import { HOUSE_WORDS, STREET_WORDS } from '@courier/config/address-form';

const BREAK = /[,،、;\n]| · /u;
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const DIGIT = /\p{Nd}/u;

const toWords = (segment: string): string[] => segment.trim().split(/\s+/u).filter(Boolean);
const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
const isHouseWord = (word: string): boolean => HOUSE_WORDS.has(plain(word));

/** A segment without its numbers; null if only a house, a flat or a floor is left. */
function readStreet(segment: string): string | null {
  const all = toWords(segment);
  // `Flat B`, `Villa Rosa`.
  if (all.length > 0 && isHouseWord(all[0] ?? '') && !all.some((word) => DIGIT.test(word)) && all.length <= 2)
    return null;
  const words = all.filter((word) => !DIGIT.test(word));
  const isWithoutNumbers = words.length === all.length;
  const names = words.filter((word) => !isHouseWord(word) && (isWithoutNumbers || plain(word).length > 1));
  const isNamed = names.some((word) => plain(word).length > 1 && !STREET_WORDS.has(plain(word)));
  return isNamed ? names.join(' ') : null;
}

/** East Asian addresses go from the city to the flat, without spaces: everything before the first number. */
const readEastAsian = (text: string): string =>
  text
    .replace(/^[\p{Nd}\s〒-]+/u, '')
    .split(DIGIT, 1)
    .join('')
    .trim();

/**
 * An address without house, flat and floor: what a rider sees before accepting an offer. Empty if nothing of it names a
 * street or an area.
 * @param text of an address without its fields for unit and building, if it has them
 */
export function streetOnly(text: string): string {
  if (EAST_ASIAN.test(text.split(BREAK, 1)[0] ?? '')) return readEastAsian(text.split(BREAK, 1)[0] ?? '');
  return text
    .split(BREAK)
    .flatMap((segment) => readStreet(segment) ?? [])
    .join(', ');
}
