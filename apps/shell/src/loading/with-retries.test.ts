import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RemoteFault, type FaultKind } from './remote-fault';
import { withRetries } from './with-retries';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const failing = (kind: FaultKind) => jest.fn(async () => Promise.reject(new RemoteFault(kind, 'x')));
const options = () => ({ retries: 10, signal: new AbortController().signal });

describe('the retry layer', () => {
  it.each<[FaultKind]>([['network'], ['timeout'], ['server']])(
    'repeats %s faults 10 times, 2000 ms apart [SHELL-BUILD-07]',
    async (kind) => {
      const run = failing(kind);
      const result = withRetries(run, options()).catch((fault: RemoteFault) => fault.kind);
      for (let tries = 1; tries <= 11; tries += 1) {
        await jest.advanceTimersByTimeAsync(tries === 1 ? 0 : 1999);
        expect(run).toHaveBeenCalledTimes(tries === 1 ? 1 : tries - 1);
        await jest.advanceTimersByTimeAsync(tries === 1 ? 0 : 1);
        expect(run).toHaveBeenCalledTimes(tries);
      }
      await jest.advanceTimersByTimeAsync(10_000);
      expect(run).toHaveBeenCalledTimes(11);
      expect(await result).toBe(kind);
    },
  );

  it.each<[FaultKind]>([['missing'], ['integrity'], ['contract'], ['code']])(
    'never repeats a %s fault',
    async (kind) => {
      const run = failing(kind);
      await expect(withRetries(run, options())).rejects.toMatchObject({ kind });
      await jest.advanceTimersByTimeAsync(30_000);
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  it('returns the result of a later attempt', async () => {
    const run = jest.fn(async (attempt: number) => {
      if (attempt < 3) throw new RemoteFault('network', 'x');
      return 'there';
    });
    const result = withRetries(run, options());
    await jest.advanceTimersByTimeAsync(4000);
    expect(await result).toBe('there');
  });

  it('stops waiting when the signal aborts', async () => {
    const controller = new AbortController();
    const run = failing('network');
    const result = withRetries(run, { retries: 10, signal: controller.signal }).catch(
      (fault: RemoteFault) => fault.kind,
    );
    await jest.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await result).toBe('network');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
