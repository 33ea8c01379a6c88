import { QueryClient, type DefaultOptions } from '@tanstack/react-query';

/**
 * The cache of everything the server told. The client repeats calls itself, so a second layer that did would only
 * make a failure late: nothing asked through this cache is repeated by it.
 */
export function createQueryClient(
  more: Pick<NonNullable<DefaultOptions['queries']>, 'gcTime' | 'retryOnMount'> = {},
): QueryClient {
  const mutations = more.gcTime === undefined ? {} : { gcTime: more.gcTime };
  return new QueryClient({
    defaultOptions: { queries: { retry: false, ...more }, mutations: { retry: false, ...mutations } },
  });
}
