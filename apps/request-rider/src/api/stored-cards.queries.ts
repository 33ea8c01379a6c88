import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';

/** Always stale, because cards change on other devices. */
export const storedCardsQuery = (client: Pick<ApiClient, 'payments'>) =>
  queryOptions({
    queryKey: ['request-rider', 'stored-cards'],
    queryFn: async ({ signal }) => (await client.payments.cards({}, { signal })).result.cards,
    staleTime: 0,
  });
