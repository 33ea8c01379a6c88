import type { CityPosition } from './city-position';
import { foldName } from './fold-name';

export interface WorldStreet {
  /** As typed, without the city: `Alexanderplatz 1`. */
  readonly street: string;
  /** The normalised street without numbers; equal keys get the same position. */
  readonly key: string;
  readonly number: number;
}

const LONGEST = 160;
const POSTAL_CODE = /(?:^|\s)(?:[a-z]{1,2}-?)?\d{4,7}(?:[ -]\d{2,4})?(?=\s|$)/iu;

const PART_ENDS = /[,،，、\n;]+/;

/** Split at commas and folded. */
export const splitAddress = (text: string): string[] => text.normalize('NFC').split(PART_ENDS).map(foldName);

/** @param part folded */
export const withoutPostalCode = (part: string): string =>
  part.replace(POSTAL_CODE, ' ').replace(/\s+/g, ' ').trim();

/**
 * Undefined without a number or a word.
 * @param names spellings of the city and the country to leave out
 * @param position where the text names the city; only behind a street it is removed from the end of a part
 */
export function readStreet(
  text: string,
  names: readonly string[],
  position: CityPosition,
): WorldStreet | undefined {
  if (text.length > LONGEST) return undefined;
  const unwanted = new Set(names.map(foldName));
  const parts = text
    .normalize('NFC')
    .split(PART_ENDS)
    .map((part) => withoutNames(part.trim(), unwanted, position))
    .filter((part) => part !== '');
  const street = parts.join(', ').replace(/\s+/g, ' ').trim();
  const folded = foldName(street);
  const key = folded
    .replace(/\d+\S*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const number = /(?<![\d])\d{1,5}(?!\d)/.exec(folded.replace(POSTAL_CODE, ' ')) ?? /\d{1,5}/.exec(folded);
  if (!number || [...key.replace(/[^\p{L}]/gu, '')].length < 2) return undefined;
  return { street, key, number: Number(number[0]) };
}

/** Empty for a part that is only a city name or a postal code. */
function withoutNames(part: string, unwanted: ReadonlySet<string>, position: CityPosition): string {
  const bare = foldName(part.replace(POSTAL_CODE, ' '));
  if (unwanted.has(bare) || (bare === '' && POSTAL_CODE.test(part))) return '';
  if (position !== 'behind-street') return part;
  const words = part.split(/\s+/);
  for (let kept = words.length - 1; kept > 0; kept -= 1) {
    if (unwanted.has(foldName(words.slice(kept).join(' '))))
      return words
        .slice(0, kept)
        .join(' ')
        .replace(new RegExp(`${POSTAL_CODE.source}$`, 'iu'), '')
        .trim();
  }
  return part;
}
