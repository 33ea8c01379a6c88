import type { CountryRow } from '@courier/config';
import { currencyPattern } from './currency-words';

/** Words and letters behind a figure that multiply it. */
const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  천: 1000,
  千: 1000,
  nghìn: 1000,
  ngàn: 1000,
  ribu: 1000,
  rb: 1000,
  bin: 1000,
  tys: 1000,
  พัน: 1000,
  ألف: 1000,
  ہزار: 1000,
  হাজার: 1000,
  만: 10_000,
  萬: 10_000,
  万: 10_000,
  หมื่น: 10_000,
  lakh: 100_000,
  لاکھ: 100_000,
  লাখ: 100_000,
  แสน: 100_000,
  tr: 1_000_000,
  triệu: 1_000_000,
  ล้าน: 1_000_000,
};
/** Letters that mean a thousand or a million in different countries. */
const AMBIGUOUS = /^\d[\d.,]*\s?(m|mn|mio|mil|t)\.?$/iu;
const ALTERNATIVES = Object.keys(FACTORS)
  .sort((one, other) => other.length - one.length)
  .join('|');
const SHORT = new RegExp(
  `^(\\d+(?:[.,]\\d{1,2})?)\\s?(${ALTERNATIVES})\\.?\\s?(?:(\\d+)\\s?(${ALTERNATIVES})?)?$`,
  'iu',
);
const PARTS = /\s+|(?<=\d)(?=\p{Sc})|(?<=\p{Sc})(?=\d)/u;

/** Without the country's currency before or behind the figure. */
const withoutCurrency = (text: string, config: CountryRow): string =>
  text
    .split(PARTS)
    .filter((part) => !currencyPattern(config).test(part) || /^[kp]$/i.test(part))
    .join(' ')
    .replace(/(?<=[천千만萬万])[원元円圓]$/u, '');

/**
 * The figure of a short form such as `125k`, `1.2만`, `1,2 tr`, `1tr2` or `2만5천`.
 * @returns undefined for other text, null for a short form with several meanings
 */
export function readShortAmount(text: string, config: CountryRow): number | null | undefined {
  const bare = withoutCurrency(text, config);
  if (AMBIGUOUS.test(bare)) return null;
  const [, figure, word, rest, smaller] = SHORT.exec(bare) ?? [];
  if (figure === undefined || word === undefined) return undefined;
  const factor = FACTORS[word.toLowerCase()] ?? 1;
  const first = Number(figure.replace(',', '.')) * factor;
  if (rest === undefined) return Math.round(first * 100) / 100;
  if (/[.,]/.test(figure)) return null;
  // `1tr2` is 1.2 million, and `1k25` is 1.25 thousand.
  const second =
    smaller === undefined
      ? (Number(rest) * factor) / 10 ** rest.length
      : Number(rest) * (FACTORS[smaller.toLowerCase()] ?? 1);
  return second < factor ? first + second : null;
}
