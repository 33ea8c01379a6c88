import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { flagFile, flagService, readFlags, type FlagProvider } from './flag-providers';
import { createFlags } from './flags';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const provider = (name: string, read: FlagProvider['read']): FlagProvider => ({ name, read: jest.fn(read) });
const json = (body: unknown) => (async () => new Response(JSON.stringify(body))) as typeof fetch;

describe('flag values', () => {
  it('come from the first provider that answers', async () => {
    const dead = provider('a', async () => Promise.reject(new Error('x')));
    const alive = provider('b', async () => ({ voucher: true }));
    const unused = provider('c', async () => ({}));
    expect(await readFlags([dead, alive, unused])).toEqual({ voucher: true });
    expect(unused.read).not.toHaveBeenCalled();
  });

  it('name what each provider died of when none answers', async () => {
    const late = provider('a', async () => Promise.reject(new DOMException('x', 'TimeoutError')));
    const dead = provider('b', async () => Promise.reject(new Error('x')));
    await expect(readFlags([late, dead])).rejects.toMatchObject({
      message: 'FwF: couldnt refresh the flags',
      cause: ['a: Timeout error', 'b: Error'],
    });
  });

  it('are read from the service and from the file', async () => {
    const answer = {
      flags: [
        { key: 'voucher', value: true },
        { key: 'count', value: 3 },
      ],
    };
    const signal = new AbortController().signal;
    expect(await flagService('/flags', {}, json(answer)).read(signal)).toEqual({ voucher: true });
    expect(await flagFile('/feature-flags.json', json({ voucher: false })).read(signal)).toEqual({
      voucher: false,
    });
  });

  it('are refreshed every five minutes, several wishes at once being one', async () => {
    const read = provider('a', async () => ({ voucher: true }));
    const flags = createFlags({
      defaults: { voucher: false, helpcenter: true },
      initial: {},
      providers: [read],
    });
    const stop = flags.start();
    await jest.advanceTimersByTimeAsync(300_000);
    flags.refresh();
    await jest.advanceTimersByTimeAsync(399);
    expect(read.read).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(read.read).toHaveBeenCalledTimes(1);
    expect(flags.get()).toEqual({ voucher: true, helpcenter: true });
    stop();
  });

  it('stay as they were after a complete failure, which is told', async () => {
    const onFailure = jest.fn();
    const dead = provider('a', async () => Promise.reject(new Error('x')));
    const flags = createFlags({
      defaults: { voucher: false },
      initial: { voucher: true },
      providers: [dead],
      onFailure,
    });
    flags.refresh();
    await jest.advanceTimersByTimeAsync(400);
    expect([flags.isOn('voucher'), onFailure.mock.calls.length]).toEqual([true, 1]);
  });
});
