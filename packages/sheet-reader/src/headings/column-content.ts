import {
  isLikeTime,
  namesPayment,
  possibleDays,
  readAmount,
  type DatePlace,
} from '@courier/api-client/order-rules';
import { countryFacts } from '@courier/config';
import { localDate } from '@courier/config/time';
import type { SheetRow } from '../sheet/sheet';

/** What the cells of a column say, in any language; null for names, codes and other words. */
export type ColumnContent = 'payment' | 'day' | 'past' | 'time' | 'amount' | 'sentences';

/** Distinct texts of a column that are read. */
const READ_TEXTS = 60;
/** Share of the filled cells that decides. */
const MOST = 0.6;
const SENTENCE_CHARACTERS = 14;
const SENTENCE_LETTERS_OF_CJK = 6;
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ADDRESS_OF_NETWORK = /@|https?:|www\./i;

/** The different filled cells of orders, with leading ones first. */
export const filledTexts = (rows: readonly SheetRow[], place: number): string[] => {
  const texts = new Set<string>();
  for (const { cells, exclusion } of rows) {
    const text = (cells[place] ?? '').trim();
    if (text !== '' && exclusion === undefined) texts.add(text);
    if (texts.size >= READ_TEXTS) break;
  }
  return [...texts];
};

const isMost = (texts: readonly string[], holds: (text: string) => boolean): boolean =>
  texts.length > 0 && texts.filter(holds).length >= texts.length * MOST;

/** States of an order that are also words for an open payment. */
const STATE = /^(pending|due|on hold|processing)$/i;

const isSentence = (text: string): boolean => {
  if (ADDRESS_OF_NETWORK.test(text) || /^[\d\s.,:/+#-]+$/.test(text)) return false;
  const isWide = CJK.test(text);
  return isWide
    ? text.length >= SENTENCE_LETTERS_OF_CJK
    : text.length >= SENTENCE_CHARACTERS && /\s\S+\s/.test(text);
};

function daysContent(texts: readonly string[], place: DatePlace): 'day' | 'past' | null {
  const days = texts.map((text) => possibleDays(text, place)).filter((each) => each.length > 0);
  if (days.length === 0 || days.length < texts.length * MOST) return null;
  const today = localDate(place.nowSeconds, countryFacts(place.country).timezone);
  const isPast = days.every((each) => each !== 'some-day' && each.every((day) => day < today));
  return isPast ? 'past' : 'day';
}

/** A figure with at most a currency beside it, unlike a telephone number, a code or an address. */
const isFigure = (text: string, country: string): boolean =>
  /\d/.test(text) &&
  !/^['+]?0\d|\d{9}/.test(text) &&
  text.replace(/[\d\s.,'’()+-]/g, '').length <= 4 &&
  readAmount(text, false, country).kind !== 'error';

/** What the filled cells of a column say. */
function readContent(texts: readonly string[], place: DatePlace): ColumnContent | null {
  if (texts.length === 0) return null;
  const words = texts.filter((text) => !STATE.test(text));
  if (isMost(words, (text) => namesPayment(text, place.country))) return 'payment';
  if (isMost(texts, isLikeTime)) return 'time';
  const days = daysContent(texts, place);
  if (days !== null) return days;
  if (isMost(texts, (text) => isFigure(text, place.country))) return 'amount';
  return isMost(texts, isSentence) ? 'sentences' : null;
}

const contents = new WeakMap<readonly SheetRow[], Map<number, ColumnContent | null>>();

/** What the cells of a column say; computed once for each column of the same rows. */
export function columnContent(
  rows: readonly SheetRow[],
  place: number,
  shop: DatePlace,
): ColumnContent | null {
  const known = contents.get(rows) ?? new Map<number, ColumnContent | null>();
  contents.set(rows, known);
  const before = known.get(place);
  if (before !== undefined) return before;
  const content = readContent(filledTexts(rows, place), shop);
  known.set(place, content);
  return content;
}
