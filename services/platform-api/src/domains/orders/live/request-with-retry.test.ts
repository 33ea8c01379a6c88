import { expect, it } from '@jest/globals';
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable';
import { SILENCE_LIMIT_MS } from '../../../platform/live-bus/live-bus-ends';
import { requestWithRetry } from './request-with-retry';

const busy = new DatabaseUnavailable(new Error('All connections are in use.'));

/** A clock that only advances during pauses. */
function createWaiting() {
  let now = 0;
  const wait = (milliseconds: number) => Promise.resolve((now += milliseconds));
  return { nowMs: () => now, wait };
}

it('repeats a query until the database answers', async () => {
  const waiting = createWaiting();
  const respondLater = async () => {
    if (waiting.nowMs() < SILENCE_LIMIT_MS - 100) throw busy;
    return 'answer';
  };
  await expect(requestWithRetry(respondLater, waiting)).resolves.toBe('answer');
});

it('gives up after the time limit', async () => {
  const waiting = createWaiting();
  await expect(requestWithRetry(() => Promise.reject(busy), waiting)).rejects.toBe(busy);
  expect(waiting.nowMs()).toBe(SILENCE_LIMIT_MS);
});

it('does not repeat a query that failed for another reason', async () => {
  const waiting = createWaiting();
  const fault = new Error('no such column');
  await expect(requestWithRetry(() => Promise.reject(fault), waiting)).rejects.toBe(fault);
  expect(waiting.nowMs()).toBe(0);
});
