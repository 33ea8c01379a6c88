import type { CountryCode } from '@courier/config';
import { toMinor } from '../../../../platform/money';
import type { ProviderFee } from './external-fleet';
import type { ExternalRow } from './external-rows';

const CURRENCY = /^[A-Z]{3}$/;
const USUAL_DECIMALS = 2;

/** Minor units of a currency that need not be the shop's: 0 for JPY, 3 for KWD; 2 for a word that is no currency. */
function decimalsIn(currency: string): number {
  if (!CURRENCY.test(currency)) return USUAL_DECIMALS;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? USUAL_DECIMALS;
}

/** What a provider charges the operator. It is not the fee of the shop. */
export const toCostColumns = (
  { amount, currency }: ProviderFee,
  shop: { country: CountryCode; currency: string },
): Pick<ExternalRow, 'cost_minor' | 'cost_currency' | 'cost_is_estimate'> => ({
  cost_minor:
    currency === null || currency === shop.currency
      ? toMinor(amount, shop.country)
      : Math.round(amount * 10 ** decimalsIn(currency)),
  cost_currency: currency ?? shop.currency,
  cost_is_estimate: false,
});
