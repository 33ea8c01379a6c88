/** @jest-environment-options {"ownModules": true} */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { measureSilence } from '../db/postgres/silence';
import { BLIND_MS, SILENCE_LIMIT_MS, watchEnds } from './live-bus-ends';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Counts channel closings in a minute; the database answers one statement at a time. */
async function closingsInMinute(answer: () => Promise<string[]>): Promise<number> {
  const silence = measureSilence();
  let line: Promise<unknown> = Promise.resolve();
  /** Like the driver, sends a statement once the previous one is answered. */
  const query = () => {
    const turn = line.then(answer);
    line = turn.catch(() => undefined);
    return silence.watch(turn);
  };
  const onBlind = jest.fn();
  const stop = watchEnds(
    { query: query, silentMs: silence.milliseconds },
    { onEnd: () => undefined, onBlind, blindMs: BLIND_MS },
  );
  // The pulse of the link shares the connection.
  const pulse = setInterval(() => void query().catch(() => undefined), 1000);
  await jest.advanceTimersByTimeAsync(60_000);
  clearInterval(pulse);
  stop();
  return onBlind.mock.calls.length;
}
const after = (ms: number) => () =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve([]), ms);
  });

describe('live channels', () => {
  it('stay open while the database answers within five seconds', async () => {
    for (const ms of [0, 1600, 3000, SILENCE_LIMIT_MS - 100])
      expect([ms, await closingsInMinute(after(ms))]).toEqual([ms, 0]);
  });

  it('close while an answer takes longer', async () => {
    expect(await closingsInMinute(after(90_000))).toBeGreaterThan(0);
  });

  it('close while the database is unreachable', async () => {
    const refuse = () => Promise.reject(new Error('no connection'));
    expect(await closingsInMinute(refuse)).toBeGreaterThan(100);
  });

  it('survive one failure between two answers', async () => {
    let asked = 0;
    const sometimes = async () => {
      asked += 1;
      if (asked % 2 === 0) throw new Error('cut');
      return [];
    };
    expect(await closingsInMinute(sometimes)).toBe(0);
  });
});
