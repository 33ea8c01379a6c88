import { currencySign, shownDecimals, type CountryConfig } from '@courier/config';
import { figuresTag, numberFormat } from './intl-cache';
import { DIRECTION_MARKS, isolateFigure } from './left-to-right';
import { baseLanguage } from '../languages';

const MINUS = '\u2212';
const NO_BREAK = '\u00A0';

export interface MoneyOptions {
  /** Groups thousands (1,000) if the flag digit-grouping is on; off by default. */
  grouped?: boolean;
  /** Decides decimal sign, place of the currency, space and minus; English by default. */
  locale?: string;
}

type MoneyCountry = Pick<CountryConfig, 'decimals' | 'currencyLabel'> &
  Partial<Pick<CountryConfig, 'country' | 'currencySign'>>;

/**
 * A piece of a written amount: the figure with its minus, the currency, or the space between them.
 * @public What `moneyParts` returns.
 */
export interface MoneyPart {
  kind: 'figure' | 'currency' | 'space';
  text: string;
}

/** Chromium's `Intl` lacks these languages; another one with the same CLDR form of amounts replaces them. */
const WRITTEN_LIKE: Readonly<Record<string, string>> = { km: 'ar', lo: 'tr', my: 'ar' };

/** Labels that precede the amount in every language. */
const BEFORE_AMOUNT: ReadonlySet<string> = new Set(['NT']);

function moneyTag(locale: string, country: string | undefined): string {
  // `es_419` is spoken in countries with different decimal signs.
  if (locale === 'es_419' && country !== undefined) return `es-${country}-u-nu-latn`;
  return figuresTag(WRITTEN_LIKE[baseLanguage(locale)] ?? locale);
}

/**
 * The amount without its currency: `1280`, `1,280`, `6.400`, `12,80` in German. Major units, decimals of the country.
 * @public For remotes of other teams.
 */
export function formatAmount(
  amount: number,
  country: Pick<CountryConfig, 'decimals'> & Partial<Pick<CountryConfig, 'country'>>,
  { grouped = false, locale = 'en' }: MoneyOptions = {},
): string {
  const { decimals } = country;
  return numberFormat(moneyTag(locale, country.country), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  }).format(Math.abs(amount));
}

/**
 * An amount in major units as the locale writes it, in parts. Formats it as euros and replaces the currency by the
 * country's sign.
 */
export function moneyParts(
  amount: number,
  country: MoneyCountry,
  { grouped = false, locale = 'en' }: MoneyOptions = {},
): MoneyPart[] {
  const sign = currencySign(country);
  const isLetters = /\p{L}/u.test(sign);
  const decimals = shownDecimals(amount, country);
  const rounded = Number(amount.toFixed(decimals));
  const tag = BEFORE_AMOUNT.has(sign) ? 'en' : moneyTag(locale, country.country);
  const format = numberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    // Letters need a space where a sign needs none.
    currencyDisplay: isLetters ? 'code' : 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  });
  const parts: MoneyPart[] = [];
  for (const { type, value } of format.formatToParts(rounded === 0 ? 0 : rounded)) {
    const part = toMoneyPart(type, value, sign);
    const last = parts.at(-1);
    if (last?.kind === 'figure' && part.kind === 'figure') {
      last.text += part.text;
      continue;
    }
    if (isLetters && last?.kind === 'currency' && part.kind === 'figure')
      parts.push({ kind: 'space', text: NO_BREAK });
    if (part.text !== '') parts.push(part);
  }
  return parts;
}

function toMoneyPart(type: string, value: string, sign: string): MoneyPart {
  if (type === 'currency') return { kind: 'currency', text: sign };
  if (type === 'minusSign') return { kind: 'figure', text: MINUS };
  const text = value.replace(DIRECTION_MARKS, '');
  return type === 'literal' && text !== '' ? { kind: 'space', text: NO_BREAK } : { kind: 'figure', text };
}

/**
 * Amount in major units with the country's currency, as the locale writes it: `NT 640`, `€4.70`, `4,70 €` in
 * German, `PKR 1250` without coins. In a language that runs from right to left it is isolated, so that amount and
 * currency have the same order everywhere.
 */
export const formatMoney = (amount: number, country: MoneyCountry, options: MoneyOptions = {}): string =>
  isolateFigure(
    moneyParts(amount, country, options)
      .map(({ text }) => text)
      .join(''),
    options.locale ?? 'en',
  );

export { decimalSign as decimalSignOf, type DecimalSign } from '@courier/config';
