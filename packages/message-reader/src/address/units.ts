import { fold } from '../aligned-text';
import { BOUNDS } from '../text/bounds';
import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';

const NUMBER =
  /^\s?(?:no\.?\s?|#\s?|:\s?|نمبر\s?)?(?:\d{1,4}(?:[-/]\d{1,4}){0,2}(?:er|ro|do|to)?(?:[a-z](?![\p{L}]))?|[a-z](?:[-/]?\d{1,4})?(?![\p{L}\d]))(?:之\d{1,2})?/iu;
/**
 * Units with their own format: `#12-34`, `11F`, `12樓之3`, `5to C`, `8° 2`, `C-3-12`, `3º B`, `2. OG`, `II
 * piętro`.
 */
const FORMS = [
  /#\d{1,3}-\d{1,4}[a-z]?/giu,
  /(?<![A-Za-z\d])\d{1,2}F\.?-\d{1,2}(?!\d)/giu,
  /(?<![\p{L}\d#-])[a-z]-\d{1,2}-\d{1,3}[a-z]?(?![\p{L}\d-])/giu,
  /(?<![A-Za-z\d.,-])(?:b?\d{1,3}|地下)\s?(?:樓|楼|F(?![\p{L}])|\/F(?![\p{L}]))(?:\s?之\s?\d{1,2}|-\d{1,2})?(?:\s?[A-Za-z\d]{1,4}\s?(?:室|座))?/gu,
  /(?<![\d.,-])\d{1,3}\s?[층호](?![\p{L}])/gu,
  /(?<=[號\s,，、]|^)[一二三四五六七八九十]{1,3}樓(?:之\d{1,2})?/gu,
  /(?<![A-Za-z\d])\d{1,4}[A-Za-z]?\s?室/gu,
  /(?<![A-Za-z])[A-Z]\s?[室座](?:\s?\d{1,3}樓)?/gu,
  /(?<![\p{L}\d.,-])\d{1,2}\s?(?:º|°|ª|er|ro|do|to|mo|vo|no)\.?(?:\s(?:[a-z\d]|izq(?:uierda)?|der(?:echa)?|dcha|izda|centro)(?![\p{L}\d]))?(?=[\s,.;]|$)/giu,
  /(?<![\p{L}\d.,-])\d{1,2}\.\s?(?:OG|Stock|Etage|kat|Obergeschoss)(?![\p{L}])(?:\s(?:links|rechts|mitte))?/giu,
  /(?<![\p{L}\d.,-])(?:\d{1,2}|[IVX]{1,4})\.?\s(?:piętro|floor|manzil|kat)(?![\p{L}:]|\s?\d)/giu,
  /(?<![\p{L}\d.,-])\d{1,2}(?:st|nd|rd|th)\s(?:floor|fl)(?![\p{L}])/giu,
];
/** Forms of one country: `3. tv.`, `A 14`, `2. em. 4. ajtó`, `101동 1204호`. */
const LOCAL_FORMS: Readonly<Record<string, RegExp>> = {
  DK: /(?<![\p{L}\d.])(?:\d{1,2}\.|st\.?|kld\.?|stuen)\s?(?:sal,?\s?)?(?:tv|th|mf)\.?(?!\p{L})/giu,
  FI: /(?<=\d,?\s)(?:as\.?\s?)?[A-H]\s\d{1,3}(?![\p{L}\d])/gu,
  HU: /(?<![\p{L}\d.])\d{1,2}\.?\s?(?:em|emelet)\.?(?:[\s,/]{1,2}\d{1,3}\.?(?:\s?ajtó)?)?(?!\p{L})/giu,
  KR: /(?<![\p{L}\d])\d{1,4}동\s?\d{1,5}호/gu,
  NO: /(?<![\p{L}\d.])\d{1,2}\.?\s?etg\.?(?!\p{L})/giu,
  CZ: /(?<![\p{L}\d.])\d{1,2}\.\s?(?:patro|poschodí)(?!\p{L})/giu,
  SK: /(?<![\p{L}\d.])\d{1,2}\.\s?(?:posch\.?|poschodie|p\.?)(?!\p{L})/giu,
};
const BENGALI = /^\p{Script=Bengali}/u;
const GAP = /^[\s,،/]{1,3}$/;

function worded(reading: Reading): Span[] {
  const before = reading.words('unit:before').flatMap((hit): Span[] => {
    const number = NUMBER.exec(reading.folded.slice(hit.end, hit.end + 16));
    const word = reading.folded.slice(hit.start, hit.end);
    if (word === fold('منزل') && reading.place.country !== 'PK') return [];
    if (!number || (/[\p{L}]$/u.test(word) && /^[a-z]/u.test(number[0]) && /\p{Script=Latin}$/u.test(word)))
      return [];
    if (word.length === 1 && number[0].startsWith(' ') && /[a-z]/u.test(number[0])) return [];
    const end = hit.end + number[0].trimEnd().length;
    const letter = /^[\p{L}\p{M}]{1,4}(?![\p{L}\p{M}])/u.exec(reading.text.slice(end, end + 6));
    // Bengali attaches the letter of a flat to its number.
    if (letter && BENGALI.test(letter[0])) return [{ start: hit.start, end: end + letter[0].length }];
    return [{ start: hit.start, end }];
  });
  const alone = reading.words('unit:alone').map(({ start, end }) => ({ start, end }));
  return [...before, ...alone];
}

export function unitsIn(reading: Reading): Span[] {
  const local = LOCAL_FORMS[reading.place.country];
  const forms = [...FORMS, ...(local ? [local] : [])].flatMap((form) =>
    [...reading.text.matchAll(form)].map((match) => {
      const shift = match[0].length - match[0].trimStart().length;
      return { start: match.index + shift, end: match.index + match[0].length };
    }),
  );
  const all = [...worded(reading), ...forms].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Span[] = [];
  for (const span of all) {
    const last = merged.at(-1);
    if (last && span.start < last.end) {
      last.end = Math.max(last.end, span.end);
      continue;
    }
    const gap = last && reading.text.slice(last.end, span.start);
    if (last && gap !== undefined && (gap === '' || GAP.test(gap))) last.end = span.end;
    else merged.push({ ...span });
  }
  return merged.slice(0, BOUNDS.units);
}
