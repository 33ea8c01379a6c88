import { toMinor } from '../../pricing/money';
import type { ProviderFee } from './external-fleet';
import type { ExternalRow } from './external-rows';

/** What a provider charges the operator. It is not the fee of the shop. */
export const toCostColumns = (
  { amount, currency }: ProviderFee,
  shop: { country: string; currency: string },
): Pick<ExternalRow, 'cost_minor' | 'cost_currency' | 'cost_is_estimate'> => ({
  cost_minor: toMinor(amount, shop.country),
  cost_currency: currency ?? shop.currency,
  cost_is_estimate: false,
});
