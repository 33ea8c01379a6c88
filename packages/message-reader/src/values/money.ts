import type { PasteContext } from '../pasted-part';
import { BOUNDS } from '../text/bounds';
import { CUT, type Span } from '../text/lines';
import { isNumberComma, type Reading } from '../text/reading';
import type { WordHit } from '../words/dictionary';
import { multipleAfter } from './multiples';

const NUMBER =
  /(?<!\d[.,]|\d)(?:\d{1,3}(?:[,.'’٬ ]\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?)(?:,--|,-|:-|\/-)?(?!\d)/gu;

/**
 * `1.280,50` -> `1280.50`: three digits after the last separator are thousands unless the currency has three
 * decimals.
 */
export function readNumber(written: string, decimals: number): string {
  const compact = written.replace(/[\s'’]/g, '').replace(/(?:,--|,-|:-|\/-)$/, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return compact;
  const after = compact.length - last - 1;
  const signs = compact.replace(/\d/g, '');
  const mixed = new Set(signs).size > 1;
  const isDecimal = mixed || (after === 3 ? decimals === 3 && signs === '.' : signs.length === 1);
  const whole = compact.slice(0, isDecimal ? last : undefined).replace(/[.,]/g, '');
  const rest = isDecimal ? compact.slice(last + 1).replace(/0+$/, '') : '';
  return rest === '' ? whole : `${whole}.${rest}`;
}

export interface Money {
  start: number;
  end: number;
  /** Start of the digits. */
  from: number;
  to: number;
  value: string;
  marked: boolean;
}

const spaceAt = (text: string, index: number) => (text[index] === ' ' ? 1 : 0);
const LETTER = /[A-Za-z]/;
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function namePattern({ currencyNames }: PasteContext, atEnd: boolean): RegExp {
  const names = currencyNames.map(escape).join('|');
  return new RegExp(atEnd ? `(?<![\\p{L}])(?:${names}) ?$` : `^ ?(?:${names})(?!\\p{L})`, 'iu');
}

/** The letter P is a currency in one country only. */
function isPeso(hit: WordHit | undefined, { folded, place }: Reading): WordHit | undefined {
  return hit && folded.slice(hit.start, hit.end) === 'p' && place.country !== 'PH' ? undefined : hit;
}

const LEADING = /^(?:rm|rs\.?|pkr|php|kd|nt|.*\$|s\/\.?|bs\.?|₱|£|￥|¥|p|eur|usd|aed|sar|qr|sr)$/u;

/** Whether a currency belongs to the following number: "2 RM 24". */
const leads = ({ folded }: Reading, { start, end }: WordHit) =>
  LEADING.test(folded.slice(start, end)) && /^ ?\d+(?![:\d])/.test(folded.slice(end, end + 12));

/** The text without phone numbers, and without commas that cannot be part of a number. */
function withoutPhones(reading: Reading, phones: readonly Span[]): string {
  const signs = reading.text
    .split('')
    .map((sign, index) => (sign === ',' && !isNumberComma(reading, index) ? CUT : sign));
  for (const { start, end } of phones) signs.fill(CUT, start, end);
  return signs.join('');
}

/**
 * "1，850": one number with a wide comma, or two numbers. Neither is an amount, so that the sum is asked.
 */
function isSplitByWideComma(text: string, { from, to }: { from: number; to: number }): boolean {
  const isFirst = /^,\d{3}(?!\d)/.test(text.slice(to, to + 5)) && to - from <= 3;
  const isSecond = /(?<!\d)\d{1,3},$/.test(text.slice(Math.max(0, from - 5), from));
  return isFirst || (isSecond && /^\d{3}(?!\d)/.test(text.slice(from, to + 1)));
}

export function moneyIn(reading: Reading, phones: readonly Span[] = []): Money[] {
  const { text, place, wordAt, wordBefore } = reading;
  const bare = withoutPhones(reading, phones);
  const before = namePattern(place, true);
  const after = namePattern(place, false);
  return [...bare.matchAll(NUMBER)].slice(0, BOUNDS.numbers).flatMap((match): Money[] => {
    const from = match.index;
    const to = from + match[0].length;
    if (isSplitByWideComma(text, { from, to })) return [];
    const left = text.slice(Math.max(0, from - 8), from);
    const right = text.slice(to, to + 8);
    const preceding = isPeso(wordBefore(from - spaceAt(text, from - 1), 'currency:money'), reading);
    const behind = wordAt(to + spaceAt(text, to), 'currency:money');
    // "2 RM 24": the currency belongs to the following number.
    const following = behind && !preceding && leads(reading, behind) ? undefined : behind;
    const named = before.exec(left)?.[0] ?? after.exec(right)?.[0];
    const suffixed = /(?:,--|,-|:-|\/-)$/.test(match[0]);
    const multiple = multipleAfter(text.slice(to, to + 16), place.country);
    const base = readNumber(match[0], place.decimals);
    const value = multiple ? String(Math.round(Number(base) * multiple.factor)) : base;
    if (multiple?.open) return [];
    if (multiple) return [{ start: from, end: to + multiple.length, from, to, value, marked: true }];
    if (!/[1-9]/.test(value) || value.length > 12) return [];
    const glued =
      (LETTER.test(text[from - 1] ?? '') && !preceding) || (LETTER.test(text[to] ?? '') && !following);
    if (glued && named === undefined && !suffixed) return [];
    const start = preceding?.start ?? (before.test(left) ? from - (named?.length ?? 0) : from);
    const end = following?.end ?? (after.test(right) ? to + (named?.length ?? 0) : to);
    return [
      { start, end, from, to, value, marked: !!preceding || !!following || named !== undefined || suffixed },
    ];
  });
}
