import { QueryObserver, onlineManager } from '@tanstack/react-query';
import { exceedsItemValueLimit } from '@courier/api-client/order-rules';
import { itemValueLimitQuery } from '../../api/country-parameters.queries';
import { parseAmount } from '../../model/form/request-form';
import { vendorNow, type RequestServices } from '../services';

export interface ValueQuestion {
  /** Major units. */
  amount: number;
  limit: number;
}

/**
 * Prefetches the limit, so that submitting does not wait for it.
 * @returns the function that stops it
 */
export const retainLimit = ({ cache, ports }: RequestServices): (() => void) =>
  new QueryObserver(cache, itemValueLimitQuery(ports.api)).subscribe(() => undefined);

/**
 * Of the vendor, else of the country, in major units; -1 means no limit. A limit that cannot be loaded blocks nothing.
 */
async function valueLimit(services: RequestServices): Promise<number> {
  const { cache, ports } = services;
  const vendorLimit = vendorNow(services).flags.item_value_limit;
  if (vendorLimit !== undefined) return vendorLimit;
  const query = itemValueLimitQuery(ports.api);
  // Offline, the cache would pause the query, and the order would go out without the question after
  // reconnecting.
  if (!onlineManager.isOnline()) return Number(cache.getQueryData(query.queryKey) ?? -1);
  try {
    return Number(await cache.ensureQueryData(query));
  } catch {
    return -1;
  }
}

/** The question to ask before an order of this value; null when none is needed or it was confirmed. */
export async function limitExceeded(services: RequestServices): Promise<ValueQuestion | null> {
  const { form, itemValueConfirmed } = services.draft.getState();
  if (itemValueConfirmed) return null;
  const amount = parseAmount(form.orderAmount) ?? 0;
  const limit = await valueLimit(services);
  return exceedsItemValueLimit(amount, limit) ? { amount, limit } : null;
}
