import { QueryObserver, onlineManager } from '@tanstack/react-query';
import { exceedsItemValueLimit } from '@courier/api-client/order-rules';
import { itemValueLimitQuery } from '../api/country-parameters.queries';
import { amountOf } from '../model/request-form';
import type { RequestServices } from './services';

export interface ValueQuestion {
  /** Major units. */
  amount: number;
  limit: number;
}

/**
 * Asks while the form is filled in, so that the click on the button waits for nothing but the order.
 * @returns the function that stops it
 */
export const keepLimit = ({ cache, ports }: RequestServices): (() => void) =>
  new QueryObserver(cache, itemValueLimitQuery(ports.api)).subscribe(() => undefined);

/** Major units; -1 when there is none. One that cannot be read holds nobody up. */
async function valueLimit({ cache, ports }: RequestServices): Promise<number> {
  const query = itemValueLimitQuery(ports.api);
  // Offline the cache would hold the question back, and place the order unasked once the connection returns.
  if (!onlineManager.isOnline()) return Number(cache.getQueryData(query.queryKey) ?? -1);
  try {
    return Number(await cache.ensureQueryData(query));
  } catch {
    return -1;
  }
}

/** What has to be asked before an order of this value goes; null when nothing has, or it was said yes to. */
export async function limitExceeded(services: RequestServices): Promise<ValueQuestion | null> {
  const { form, itemValueConfirmed } = services.draft.getState();
  if (itemValueConfirmed) return null;
  const amount = amountOf(form.orderAmount) ?? 0;
  const limit = await valueLimit(services);
  return exceedsItemValueLimit(amount, limit) ? { amount, limit } : null;
}
