import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { configure, getConfig, waitFor, within } from '@testing-library/dom';
import { limitWaiting, startServedTimer, WAITING_MS } from './wait-limit.mjs';

const require = createRequire(import.meta.url);
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
const { asyncWrapper, asyncUtilTimeout } = getConfig();
const openBody = () => new JSDOM('<p>Rider</p>').window.document.body;

beforeEach(() => configure({ asyncWrapper: limitWaiting(asyncWrapper), asyncUtilTimeout: WAITING_MS }));
afterEach(() => {
  jest.useRealTimers();
  configure({ asyncWrapper, asyncUtilTimeout });
});

it('fails a missing element after five seconds on a process that is served, with the message of the query', async () => {
  const startedAt = performance.now();
  await expect(within(openBody()).findByText('Courier')).rejects.toThrow(
    'Unable to find an element with the text: Courier',
  );
  const waitedMs = performance.now() - startedAt;
  expect(waitedMs).toBeGreaterThan(4900);
  expect(waitedMs).toBeLessThan(WAITING_MS);
});

it('finds an element that appears, and ends its limit with the wait', async () => {
  const body = openBody();
  const start = jest.spyOn(globalThis, 'setInterval');
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  const pendingText = within(body).findByText('Courier');
  const [limit] = start.mock.results;
  body.innerHTML = '<p>Courier</p>';
  await expect(pendingText).resolves.toBe(body.firstChild);
  expect(clear).toHaveBeenCalledWith(limit.value);
  start.mockRestore();
  clear.mockRestore();
});

it('counts periods that were served instead of time, so that a process without processor time waits longer', () => {
  let serve;
  const onEnd = jest.fn();
  const clearInterval = jest.fn();
  const timer = startServedTimer(onEnd, {
    setInterval: (callback) => {
      serve = callback;
      return 7;
    },
    clearInterval,
  });
  expect(timer).toBe(7);
  // Ten times slower, these 99 periods take 50 seconds.
  for (let period = 1; period < 100; period += 1) serve();
  expect(onEnd).not.toHaveBeenCalled();
  serve();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(clearInterval).toHaveBeenCalledWith(7);
});

it('leaves a wait with a limit of its own, and the clock of the page, as they are', async () => {
  const { setTimeout } = globalThis;
  const fails = () => {
    throw new Error('not yet');
  };
  const startedAt = performance.now();
  await expect(waitFor(fails, { timeout: 60, container: openBody() })).rejects.toThrow('not yet');
  expect(performance.now() - startedAt).toBeLessThan(4900);
  expect(globalThis.setTimeout).toBe(setTimeout);
});

it('leaves the limit of a wait with fake timers in simulated time', async () => {
  jest.useFakeTimers();
  let isThere = false;
  setTimeout(() => (isThere = true), 20_000);
  await waitFor(() => expect(isThere).toBe(true), { container: openBody() });
  await expect(within(openBody()).findByText('Courier')).rejects.toThrow('Unable to find an element');
});
