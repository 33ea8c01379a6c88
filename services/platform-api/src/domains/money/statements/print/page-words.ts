import { countryConfig, currencySign, type CountryCode } from '@courier/config';
import { formatMoney } from '@courier/i18n/server';
import type { Statement } from '@courier/api-client/contract';
import { escapeText, monthIn, type ServerTexts } from '../../../texts';

/** The figures of one document in the language of its reader, as HTML. */
export interface PageWords {
  /** With the currency. */
  money(minor: number): string;
  /** For a column: without the currency. */
  figure(minor: number): string;
  percent(hundredths: number | null): string;
  /** @param day `YYYY-MM-DD` */
  day(day: string): string;
  /** @param month `YYYY-MM` */
  month(month: string): string;
}

const NO_BREAK = '\u00A0';
/** Of direction, which `bdi` replaces. */
const MARKS = /[\u061C\u200E\u200F\u2066\u2069]/g;
const leftToRight = (text: string): string =>
  `<bdi dir="ltr">${escapeText(text.replaceAll(MARKS, ''))}</bdi>`;

/** The same few figures and days are in thousands of rows, and formatting one is slow. */
function remember<K>(format: (value: K) => string): (value: K) => string {
  const known = new Map<K, string>();
  return (value) => {
    const text = known.get(value) ?? format(value);
    known.set(value, text);
    return text;
  };
}

/** The words of a page for one reader. */
export function createPageWords(
  { tag, language }: ServerTexts,
  { country, decimals }: Pick<Statement, 'country' | 'decimals'>,
): PageWords {
  const config = countryConfig(country as CountryCode);
  const sign = currencySign(config);
  // With a label of its own, so that whole amounts have all decimals too.
  const currency = { ...config, currencySign: sign, currencyLabel: '' };
  const written = (minor: number) =>
    formatMoney(minor / 10 ** decimals, currency, { grouped: true, locale: language });
  const latin = `${tag}-u-nu-latn-ca-gregory`;
  const percent = new Intl.NumberFormat(latin, { style: 'percent', maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(latin, { timeZone: 'UTC', dateStyle: 'medium' });
  return {
    money: (minor) => leftToRight(written(minor)),
    figure: remember((minor) =>
      leftToRight(
        [`${sign}${NO_BREAK}`, `${NO_BREAK}${sign}`, sign].reduce(
          (text, part) => text.replace(part, ''),
          written(minor),
        ),
      ),
    ),
    percent: remember((hundredths) =>
      hundredths === null ? '–' : leftToRight(percent.format(hundredths / 10_000)),
    ),
    day: remember((text) => escapeText(day.format(new Date(`${text}T00:00:00Z`)))),
    month: (text) => escapeText(monthIn(tag, text)),
  };
}
