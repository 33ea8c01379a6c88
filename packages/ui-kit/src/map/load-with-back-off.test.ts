import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadWithBackOff } from './load-with-back-off';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('waits twice as long after each failure, 30 s in all, then gives up with the last error [REQ-MAP-08]', async () => {
  const started = Date.now();
  const tries: number[] = [];
  const load = () => {
    tries.push(Date.now() - started);
    return Promise.reject(new Error(`try ${tries.length}`));
  };
  const outcome = loadWithBackOff(load).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(tries).toEqual([0, 500, 1500, 3500, 7500, 15_500, 30_000]);
  await expect(outcome).resolves.toEqual(new Error('try 7'));
});

it('returns the result of a later attempt', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('map');
  const outcome = loadWithBackOff(load);
  await jest.advanceTimersByTimeAsync(500);
  await expect(outcome).resolves.toBe('map');
});

it('does not retry without a waiting caller', async () => {
  const closing = new AbortController();
  closing.abort();
  const load = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  await expect(loadWithBackOff(load, closing.signal)).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
});
