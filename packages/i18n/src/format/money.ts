import { shownDecimals, type CountryConfig } from '@courier/config';
import { numberFormat } from './intl-cache';

const MINUS = '\u2212';
const NO_BREAK = '\u00A0';

export interface MoneyOptions {
  /** Thousands in groups (1,000), as flag digit-grouping asks. Off unless set. */
  grouped?: boolean;
}

/** The figure alone: `1280`, `1,280`, `6.400`. Amount in major units, decimals of the country. */
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
 * Amount in major units with the country's label before it: `NT 640`, `KWD 6.400`, `PKR 1250` without coins; a minus
 * precedes the label. Always left to right: put it in `<bdi dir="ltr">` inside a sentence.
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
