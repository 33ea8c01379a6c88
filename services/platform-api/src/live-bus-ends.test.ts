import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { measureSilence } from './db/silence';
import { BLIND_MS, SILENCE_LIMIT_MS, watchEnds } from './live-bus-ends';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/**
 * How often channels are closed in a minute, with a database that answers one statement at a time, as the test sets.
 */
async function closingsInMinute(answer: () => Promise<string[]>): Promise<number> {
  const silence = measureSilence();
  let line: Promise<unknown> = Promise.resolve();
  /** As the driver does: a statement is sent once the one before it is answered. */
  const query = () => {
    const turn = line.then(answer);
    line = turn.catch(() => undefined);
    return silence.follow(turn);
  };
  const onBlind = jest.fn();
  const stop = watchEnds(
    { ask: query, silentMs: silence.milliseconds },
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
  it('stay open while every answer of the database comes within five seconds', async () => {
    for (const ms of [0, 1600, 3000, SILENCE_LIMIT_MS - 100])
      expect([ms, await closingsInMinute(after(ms))]).toEqual([ms, 0]);
  });

  it('are closed while an answer takes longer', async () => {
    expect(await closingsInMinute(after(90_000))).toBeGreaterThan(0);
  });

  it('are closed while the database cannot be asked at all', async () => {
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
