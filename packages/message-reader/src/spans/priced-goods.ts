import { spanValue, trimSpan, type Reading } from '../text/reading';
import type { Line, Span } from '../text/lines';
import { moneyIn, readNumber, type Money } from '../values/money';
import type { Candidate } from '../text/candidate';
import { describeLooks } from './looks';

/** Higher than a value after a label. */
const LIST_SCORE = 15;
/** Rounding of prices with two decimals. */
const HALF_CENT = 0.005;
/** Of a price list, which bounds the search. */
const MOST_LINES = 12;
const LETTER = /\p{L}/u;
const AFTER_PRICE = /^[\s.,;:=)\-–—*]*$/u;

interface PricedLine {
  /** The words before the price. */
  words: Span;
  price: number;
  isFee: boolean;
  isTotal: boolean;
}

/** The readings of the line's last number: "1 650" is one price, or a count and a price. */
function readPricedLine(reading: Reading, line: Line, sums: readonly Money[]): PricedLine[] {
  const last = sums.filter(({ from, to }) => line.start <= from && to <= line.end).at(-1);
  if (!last || !AFTER_PRICE.test(reading.text.slice(last.end, line.end))) return [];
  const space = reading.text.slice(last.from, last.to).indexOf(' ') + 1;
  const whole = { start: last.start, price: Number(last.value) };
  const rest = reading.text.slice(last.from + space, last.to);
  const part = {
    start: last.from + space,
    price: Number(readNumber(rest, reading.place.decimals)),
  };
  return (space > 0 ? [whole, part] : [whole]).flatMap(({ start, price }): PricedLine[] => {
    const words = trimSpan(reading.text, { start: line.start, end: start }, ')');
    if (!words || !LETTER.test(reading.text.slice(words.start, words.end))) return [];
    const isFee = reading.wordAt(words.start, 'cue:part') !== undefined;
    return [{ words, price, isFee, isTotal: reading.within(line, 'cue:sum', 'label:amount').length > 0 }];
  });
}

/** The lines before a total whose prices add up to it; null when they do not. */
function findAddends(before: readonly PricedLine[][], total: number): PricedLine[] | null {
  if (Math.abs(total) < HALF_CENT) return [];
  for (const line of before.at(-1) ?? []) {
    if (line.isTotal || line.price > total + HALF_CENT) continue;
    const others = findAddends(before.slice(0, -1), total - line.price);
    if (others) return [...others, line];
  }
  return null;
}

/**
 * The goods of a price list: the lines before the delivery fee and the total, when the prices add up. Without a
 * line for the fee, a line without a count may be one.
 */
export function pricedGoods(reading: Reading): Candidate[] {
  const sums = moneyIn(reading);
  const lines = reading.lines.map((line) => readPricedLine(reading, line, sums));
  return lines.flatMap(([total], index): Candidate[] => {
    const addends = total?.isTotal
      ? findAddends(lines.slice(Math.max(0, index - MOST_LINES), index), total.price)
      : null;
    const fee = addends?.findIndex(({ isFee }) => isFee) ?? -1;
    const goods = addends?.slice(0, fee < 0 ? undefined : fee) ?? [];
    const [first, ...others] = goods.map(({ words }) => words);
    if (!first || addends?.slice(goods.length).some(({ isFee }) => !isFee)) return [];
    const counted = goods.filter((line) => {
      const { quantity, noun } = describeLooks(reading, line.words);
      return quantity || noun;
    });
    // A subtotal is no goods.
    if (counted.length < (fee < 0 ? goods.length : 1)) return [];
    return [
      {
        field: 'description',
        ...first,
        value: [first, ...others].map((span) => spanValue(reading, span)).join(', '),
        score: LIST_SCORE,
        certain: true,
        announced: true,
        ...(others.length > 0 ? { also: others } : {}),
      },
    ];
  });
}
