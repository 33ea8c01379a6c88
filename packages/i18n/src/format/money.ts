import { shownDecimals, type CountryConfig } from '@courier/config';
import { numberFormat } from './intl-cache';

const MINUS = '\u2212';
const NO_BREAK = '\u00A0';

export interface MoneyOptions {
  /** Groups thousands (1,000) if the flag digit-grouping is on; off by default. */
  grouped?: boolean;
}

/** The amount without its currency: `1280`, `1,280`, `6.400`. Major units, decimals of the country. */
export function formatAmount(
  amount: number,
  country: Pick<CountryConfig, 'decimals'>,
  { grouped = false }: MoneyOptions = {},
): string {
  const { decimals } = country;
  return numberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  }).format(Math.abs(amount));
}

/**
 * Amount in major units after the country's label: `NT 640`, `KWD 6.400`, `PKR 1250` without coins; a minus
 * precedes the label. Left-to-right: inside a sentence put it in `<bdi dir="ltr">`.
 */
export function formatMoney(
  amount: number,
  country: Pick<CountryConfig, 'decimals' | 'currencyLabel'>,
  options: MoneyOptions = {},
): string {
  const figure = formatAmount(amount, { decimals: shownDecimals(amount, country) }, options);
  const negative = amount < 0 && Number(figure.replaceAll(',', '')) !== 0;
  return `${negative ? MINUS : ''}${country.currencyLabel}${NO_BREAK}${figure}`;
}

export { decimalSign as decimalSignOf, type DecimalSign } from '@courier/config';
