import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LiveTicket } from './live-address';
import { createSessionRenewal } from './session-renewal';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
type Answer = LiveTicket | Error | null;

/** Renews with these answers in turn, the last one repeated. */
function renewing(...answers: readonly Answer[]) {
  let asked = 0;
  const renewed: string[] = [];
  const renewal = createSessionRenewal({
    ticket: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    renew: (ticket) => renewed.push(ticket),
  });
  return { ...renewal, renewed, asked: () => asked };
}
const lasting = (ticket: string, sessionSeconds?: number): LiveTicket => ({ ticket, sessionSeconds });

it.each([
  [900, 840],
  [180, 120],
  [100, 50],
  [4, 2],
  [1, 1],
])('a session of %i s is renewed after %i s', async (session, after) => {
  const { begin, renewed, end } = renewing(lasting('t1'));
  begin(session);
  await pass(after - 0.001);
  expect(renewed).toEqual([]);
  await pass(0.001);
  expect(renewed).toEqual(['t1']);
  end();
});

it('a session without expiry after a renewal is not renewed again', async () => {
  const { begin, renewed } = renewing(lasting('t1'));
  begin(100);
  await pass(3600);
  expect([renewed, jest.getTimerCount()]).toEqual([['t1'], 0]);
});

it('no further tickets are requested after the server stops issuing them', async () => {
  const { begin, renewed, asked } = renewing(null);
  begin(100);
  await pass(3600);
  expect([asked(), renewed, jest.getTimerCount()]).toEqual([1, [], 0]);
});

it('a failing ticket call is repeated until the session has ended', async () => {
  const { begin, renewed, asked } = renewing(new Error('offline'));
  begin(16);
  await pass(17);
  const tries = asked();
  expect(tries).toBeGreaterThan(3);
  await pass(3600);
  expect([asked(), renewed, jest.getTimerCount()]).toEqual([tries, [], 0]);
});

it('a reopened channel waits only for its own session', async () => {
  const { begin, asked, end } = renewing(lasting('t1', 900));
  begin(900);
  await pass(800);
  begin(900);
  await pass(800);
  expect(asked()).toBe(0);
  end();
  expect(jest.getTimerCount()).toBe(0);
});

it('a ticket that arrives after its channel closed is not sent over another one', async () => {
  let issue = (_: LiveTicket | null) => {};
  const renewed: string[] = [];
  const { begin } = createSessionRenewal({
    ticket: () => new Promise((resolve) => (issue = resolve)),
    renew: (ticket) => renewed.push(ticket),
  });
  begin(100);
  await pass(50);
  begin(undefined);
  issue(lasting('late', 900));
  await pass(3600);
  expect([renewed, jest.getTimerCount()]).toEqual([[], 0]);
});
