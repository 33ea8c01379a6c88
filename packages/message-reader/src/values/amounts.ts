import type { Candidate } from '../text/candidate';
import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';
import { isPlaceNumber } from '../address/place-number';
import { moneyIn, type Money } from './money';
import { isAfterTotal } from './total-line';

/** Half a unit more, as spoken in Arabic: "دينار ونص". */
function spokenIn({ text, place }: Reading): Candidate[] {
  if (place.decimals !== 3) return [];
  const match = /(?<![\p{L}\d])(?:(\d{1,3}) )?(دينارين|دينار|ريالين|ريال)( ونص| ونصف| وربع)(?!\p{L})/u.exec(
    text,
  );
  if (!match) return [];
  const whole = Number(match[1] ?? (match[2]?.endsWith('ين') ? 2 : 1));
  const value = String(whole + (match[3]?.includes('ربع') ? 0.25 : 0.5));
  return [
    {
      field: 'amount',
      start: match.index,
      end: match.index + match[0].length,
      value,
      score: 6,
      certain: false,
    },
  ];
}

interface Sides {
  left: Span;
  right: Span;
}

const BEFORE = 24;
const AFTER = 16;

function textBesideAmount({ text, lines }: Reading, { start, end }: Money): Sides {
  const line = lines.find((one) => one.start <= start && end <= one.end);
  return {
    left: { start: Math.max(line?.start ?? 0, start - BEFORE), end: start },
    right: { start: end, end: Math.min(line?.end ?? text.length, end + AFTER) },
  };
}

/** An order number: `#A-771`. */
const isReference = ({ text }: Reading, { from, marked }: Money) =>
  !marked && /[A-Za-z]-$|# ?$/u.test(text.slice(Math.max(0, from - 2), from));

const isFree = (text: string, start: number, end: number) => !/\d/.test(text.slice(start, end));

const isLed = (reading: Reading, { left }: Sides, words: 'cue:sum' | 'pay') =>
  (words === 'pay'
    ? reading.within(left, 'pay:cash', 'pay:paid', 'pay:terminal')
    : reading.within(left, 'cue:sum', 'label:amount')
  ).some(({ end }) => left.end - end <= 10 && isFree(reading.text, end, left.end));

const isTrailed = (reading: Reading, { right }: Sides) =>
  reading
    .within(right, 'pay:cash', 'pay:paid', 'pay:terminal')
    .some(({ start }) => start - right.start <= 6 && isFree(reading.text, right.start, start));

/** A fee, a discount or a unit price. */
const isPart = (reading: Reading, { left }: Sides) =>
  reading
    .within(left, 'cue:part')
    .some(({ end }) => left.end - end <= 6 && !/[\d\n]/.test(reading.text.slice(end, left.end)));

/** An addend: `650 + 80`. */
const isAddedTo = ({ text }: Reading, { start, end }: Money) =>
  /\d[^\d\n]{0,4}\+ ?$/.test(text.slice(Math.max(0, start - 8), start)) ||
  /^ ?\+ ?[^\d\n]{0,4}\d/.test(text.slice(end, end + 8));

/** A unit price: `$30 x 2`, `2 x $30`. */
const isMultiplied = ({ text }: Reading, { start, end }: Money) =>
  /\d ?[x×*] ?$/iu.test(text.slice(Math.max(0, start - 4), start)) ||
  /^ ?[x×*] ?\d/iu.test(text.slice(end, end + 4));

/** A number that counts the next word. */
function counts({ text, wordAt }: Reading, { end }: Money): boolean {
  const next = end + (text[end] === ' ' ? 1 : 0);
  return (
    /^\p{L}/u.test(text.slice(next, next + 2)) &&
    wordAt(next, 'cue:instead', 'cue:link', 'cue:polite', 'time:before') === undefined
  );
}

/** Whether no word precedes the amount directly: "youtiao 20 baht" is a part of the goods. */
const opensPart = ({ text }: Reading, { start }: Money) =>
  !/[\p{L}\p{M}\d] ?$/u.test(text.slice(Math.max(0, start - 3), start));

function amountCandidate(reading: Reading, money: Money, sole: boolean): Candidate {
  const sides = textBesideAmount(reading, money);
  const paid = isLed(reading, sides, 'pay');
  const summed = isLed(reading, sides, 'cue:sum') || isAfterTotal(reading, money);
  const trailed = isTrailed(reading, sides);
  const part = isPart(reading, sides) || isAddedTo(reading, money);
  const alone =
    !/[\p{L}\d] ?$/u.test(reading.text.slice(sides.left.start, money.start)) &&
    !/^ ?[\p{L}\d]/u.test(reading.text.slice(money.end, sides.right.end));
  const counted = !money.marked && !paid && !trailed && counts(reading, money);
  const score =
    (money.marked ? 5 : 0) +
    (paid || summed ? 2.2 : 0) +
    (trailed ? 2 : 0) -
    (counted ? 2.5 : 0) -
    (part ? 6 : 0);
  // An amount after its keyword, or one with a currency confirmed by an adjacent word or its position.
  const certain =
    !part &&
    !isMultiplied(reading, money) &&
    (money.marked ? paid || summed || trailed || alone || sole : summed && !counted);
  return { field: 'amount', start: money.start, end: money.end, value: money.value, score, certain };
}

export function amountsIn(reading: Reading, phones: readonly Span[]): Candidate[] {
  const spoken = spokenIn(reading);
  const all = moneyIn(reading, phones)
    .filter((money) => !isReference(reading, money))
    .filter(({ marked, from }) => marked || !isPlaceNumber(reading, from));
  const sole = all.length === 1;
  const onlyPrice = all.filter(({ marked }) => marked).length === 1;
  const found = all.map((money) =>
    amountCandidate(reading, money, sole || (onlyPrice && opensPart(reading, money))),
  );
  const apart = found.filter(({ start, end }) => !spoken.some((one) => one.start < end && start < one.end));
  return [...spoken, ...apart.filter(({ score }) => score > 1)];
}
