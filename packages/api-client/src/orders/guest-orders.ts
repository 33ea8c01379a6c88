import { isApiError } from '../http/api-error';
import type { ApiClient } from '../http/create-api-client';
import type { Order } from './order.schema';

const isUnknown = (reason: unknown) => isApiError(reason) && reason.status === 404;

/**
 * Unknown ids are omitted.
 * @throws ApiError of the first other failure
 */
export async function loadGuestOrders(
  api: ApiClient,
  vendorId: string,
  orderIds: readonly string[],
  signal: AbortSignal,
): Promise<Order[]> {
  const answers = await Promise.allSettled(
    orderIds.map((orderId) => api.orders.get({ query: { vendorId, orderId } }, { signal })),
  );
  const failure = answers.find((answer) => answer.status === 'rejected' && !isUnknown(answer.reason));
  if (failure?.status === 'rejected') throw failure.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.result] : []));
}
