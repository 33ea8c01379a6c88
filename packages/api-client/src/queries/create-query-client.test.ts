import { expect, it, jest } from '@jest/globals';
import { createQueryClient } from './create-query-client';

it.each([[{}], [{ gcTime: 0, retryOnMount: false }]])(
  'what fails is asked for and done once by the cache, as the client does that again itself: %j',
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

it('what was answered and what was done are kept as long as one says, else as usual', () => {
  const { queries, mutations } = createQueryClient({ gcTime: 7, retryOnMount: false }).getDefaultOptions();
  expect([queries?.gcTime, mutations?.gcTime, queries?.retryOnMount]).toEqual([7, 7, false]);
  const usual = createQueryClient().getDefaultOptions();
  expect([usual.queries, usual.mutations].map((kept) => kept && 'gcTime' in kept)).toEqual([false, false]);
});
