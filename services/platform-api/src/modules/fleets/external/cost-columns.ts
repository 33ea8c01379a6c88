import { toMinor } from '../../pricing/money';
import type { ProviderFee } from './external-fleet';
import type { ExternalRow } from './external-rows';

/** Minor units of a currency that need not be the shop's: 2 for USD, 0 for JPY, 3 for KWD. */
function decimalsIn(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** What a provider charges the operator. It is not the fee of the shop. */
export const toCostColumns = (
  { amount, currency }: ProviderFee,
  shop: { country: string; currency: string },
): Pick<ExternalRow, 'cost_minor' | 'cost_currency' | 'cost_is_estimate'> => ({
  cost_minor:
    currency === null || currency === shop.currency
      ? toMinor(amount, shop.country)
      : Math.round(amount * 10 ** decimalsIn(currency)),
  cost_currency: currency ?? shop.currency,
  cost_is_estimate: false,
});
