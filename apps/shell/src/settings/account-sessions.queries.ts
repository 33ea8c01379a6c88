import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';

/** Where the account is signed in. Sessions change on other devices, so that every visit asks again. */
export const accountSessionsOptions = (api: Pick<ApiClient, 'identity'>) =>
  queryOptions({
    queryKey: ['account-sessions'],
    queryFn: async ({ signal }) => (await api.identity.sessions({}, { signal })).result,
    staleTime: 0,
  });
