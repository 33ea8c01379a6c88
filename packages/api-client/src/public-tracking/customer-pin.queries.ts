import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import { isApiError } from '../http/api-error';

/** Polling interval, milliseconds: the shop may make a new PIN. */
const POLL_MS = 10_000;
const HIDDEN_POLL_MS = 60_000;

const isUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** Cache key of an order's PIN. */
export const customerPinKey = (orderId: string) => ['public-tracking', 'pin', orderId] as const;

/** The customer's PIN for the key of the link; null once it was given. */
export const customerPinOptions = (api: Pick<ApiClient, 'publicTracking'>, orderId: string, key: string) =>
  queryOptions({
    queryKey: [...customerPinKey(orderId), key],
    queryFn: async ({ signal }) =>
      (await api.publicTracking.pin({ params: { orderId }, body: { key } }, { signal })).result.pin,
    refetchInterval: () => (document.hidden ? HIDDEN_POLL_MS : POLL_MS),
    retry: (_count, error) => !isUnknown(error),
  });
