import { QueryClient, type DefaultOptions } from '@tanstack/react-query';

/** The cache of all server state. It does not retry, because the client already does. */
export function createQueryClient(
  more: Pick<NonNullable<DefaultOptions['queries']>, 'gcTime' | 'retryOnMount'> = {},
): QueryClient {
  const mutations = more.gcTime === undefined ? {} : { gcTime: more.gcTime };
  return new QueryClient({
    defaultOptions: { queries: { retry: false, ...more }, mutations: { retry: false, ...mutations } },
  });
}
