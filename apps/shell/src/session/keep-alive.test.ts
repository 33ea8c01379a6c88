import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildSession, NOW } from '../testing/build-session';
import { memoryStorage } from '../testing/memory-storage';
import { renewWhileActive } from './keep-alive';
import type { RefreshOutcome } from './refresh';
import { createSessionStore } from './session.store';

beforeEach(() => void jest.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => void jest.useRealTimers());
const now = () => Math.floor(Date.now() / 1000);

function setUp(secondsLeft: number, outcome: RefreshOutcome) {
  const session = createSessionStore(memoryStorage(), now);
  session.store(buildSession({ Expires: NOW + secondsLeft }));
  const refresh = jest.fn(async () => outcome);
  const onEnd = jest.fn();
  const stop = renewWhileActive({ session, refresh, onEnd, now });
  return { session, refresh, onEnd, stop };
}

describe('the session', () => {
  it('is refreshed when 600 s are left, not before', async () => {
    const one = setUp(3600, 'refreshed');
    await jest.advanceTimersByTimeAsync(2_999_000);
    expect(one.refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(one.refresh).toHaveBeenCalledTimes(1);
    one.stop();
  });

  it('ends when the refresh is refused', async () => {
    const one = setUp(60, 'refused');
    await jest.advanceTimersByTimeAsync(0);
    expect(one.onEnd).toHaveBeenCalledTimes(1);
    one.stop();
  });

  it('survives a network failure until it expires, with a refresh attempt every 30 s', async () => {
    const one = setUp(120, 'unreachable');
    await jest.advanceTimersByTimeAsync(90_000);
    expect(one.refresh.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(one.onEnd).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(one.onEnd).toHaveBeenCalled();
    one.stop();
  });

  it('is checked again when the page resumes after sleep', async () => {
    const one = setUp(3600, 'refreshed');
    jest.setSystemTime((NOW + 3500) * 1000);
    window.dispatchEvent(new Event('pageshow'));
    await jest.advanceTimersByTimeAsync(0);
    expect(one.refresh).toHaveBeenCalledTimes(1);
    one.stop();
  });
});
