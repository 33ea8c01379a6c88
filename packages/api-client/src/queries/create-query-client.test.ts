import { expect, it, jest } from '@jest/globals';
import { createQueryClient } from './create-query-client';

it.each([[{}], [{ gcTime: 0, retryOnMount: false }]])(
  'the cache neither retries queries nor mutations, because the client does: %j',
  async (more) => {
    const cache = createQueryClient(more);
    const fails = jest.fn(async () => Promise.reject(new Error('No')));
    await expect(cache.fetchQuery({ queryKey: ['a'], queryFn: fails })).rejects.toThrow('No');
    expect(fails).toHaveBeenCalledTimes(1);
    const change = cache.getMutationCache().build(cache, { mutationFn: fails });
    await expect(change.execute(undefined)).rejects.toThrow('No');
    expect(fails).toHaveBeenCalledTimes(2);
  },
);

it('queries and mutations are kept for the configured time, or the default', () => {
  const { queries, mutations } = createQueryClient({ gcTime: 7, retryOnMount: false }).getDefaultOptions();
  expect([queries?.gcTime, mutations?.gcTime, queries?.retryOnMount]).toEqual([7, 7, false]);
  const usual = createQueryClient().getDefaultOptions();
  expect([usual.queries, usual.mutations].map((kept) => kept && 'gcTime' in kept)).toEqual([false, false]);
});
