import type { CountryConfig } from './country';

/** Currencies without small coins: whole amounts have no decimals. */
const WITHOUT_COINS: ReadonlySet<string> = new Set(['PKR']);

/** Number of decimals to show; a fraction is never omitted. */
export const shownDecimals = (
  amount: number,
  { decimals, currencyLabel }: Pick<CountryConfig, 'decimals' | 'currencyLabel'>,
): number => (WITHOUT_COINS.has(currencyLabel) && Number.isInteger(amount) ? 0 : decimals);
