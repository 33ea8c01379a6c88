import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';

const HOUR_MS = 3_600_000;

export const paymentKeyQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['request-rider', 'payment-key'],
    queryFn: async ({ signal }) => (await client.payments.publicKey({}, { signal })).result.jwk,
    staleTime: HOUR_MS,
  });
