import type { CountryConfig } from './country';

/** Currencies whose small coins are no longer used: whole amounts are written without decimals. */
const WITHOUT_COINS: ReadonlySet<string> = new Set(['PKR']);

/** How many decimals of an amount are shown; a fraction is never left out. */
export const shownDecimals = (
  amount: number,
  { decimals, currencyLabel }: Pick<CountryConfig, 'decimals' | 'currencyLabel'>,
): number => (WITHOUT_COINS.has(currencyLabel) && Number.isInteger(amount) ? 0 : decimals);
