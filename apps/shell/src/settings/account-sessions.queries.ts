import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';

/** Always stale, because sessions change on other devices. */
export const accountSessionsOptions = (api: Pick<ApiClient, 'identity'>) =>
  queryOptions({
    queryKey: ['account-sessions'],
    queryFn: async ({ signal }) => (await api.identity.sessions({}, { signal })).result,
    staleTime: 0,
  });
