import { queryOptions, type Query } from '@tanstack/react-query';
import { isApiError, type ApiClient, type ParcelTracking, type Tracking } from '@courier/api-client';

type Api = Pick<ApiClient, 'publicTracking'>;

/** Polling interval of an open order, milliseconds. */
const POLL_MS = 10_000;
/** Polling interval of a hidden page, milliseconds. */
const HIDDEN_POLL_MS = 60_000;

const CLOSED: ReadonlySet<string> = new Set(['delivered', 'returned']);

/** Whether the order is in a final state. */
export const isClosed = ({ stage }: Pick<Tracking, 'stage'>): boolean => stage === null || CLOSED.has(stage);

/** Whether the order does not exist or its id is invalid, as opposed to a failed request. */
export const isUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

function pollInterval<T extends Tracking>(query: Query<T>): number | false {
  const { data, error } = query.state;
  if (data ? isClosed(data) : isUnknown(error)) return false;
  return document.hidden ? HIDDEN_POLL_MS : POLL_MS;
}

const polled = <T extends Tracking>() => ({
  refetchInterval: pollInterval<T>,
  refetchIntervalInBackground: true,
  // Avoids a second request on mount for data that was requested while the page loaded.
  staleTime: 5000,
});

export const orderTracking = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['public-tracking', 'order', orderId],
    queryFn: async ({ signal }) =>
      (await api.publicTracking.order({ params: { orderId } }, { signal })).result,
    ...polled<Tracking>(),
  });

export const parcelTracking = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['public-tracking', 'parcel', orderId],
    queryFn: async ({ signal }) =>
      (await api.publicTracking.parcel({ params: { orderId } }, { signal })).result,
    ...polled<ParcelTracking>(),
  });

export const deliveryReceipt = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['public-tracking', 'receipt', orderId],
    queryFn: async ({ signal }) =>
      (await api.publicTracking.receipt({ params: { orderId } }, { signal })).result,
    // A receipt never changes.
    staleTime: Infinity,
  });

/** The picture of a proof; the time is part of the cache key, because it changes with the picture. */
export const proofPicture = (
  api: Api,
  orderId: string,
  { kind, created_at }: NonNullable<Tracking['proofs']>[number],
) =>
  queryOptions({
    queryKey: ['public-tracking-proof', orderId, kind, created_at],
    queryFn: ({ signal }) => api.publicTracking.proof({ params: { orderId, kind } }, { signal }),
    staleTime: Infinity,
  });
