import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it, jest } from '@jest/globals';

const { startClock } = createRequire(import.meta.url)('./jsdom-clock.cjs');
const START = Date.UTC(2026, 10, 25, 6, 7);
const openPage = () => ({ Date: runInNewContext('Date') });

it('starts each test file of a page at the same moment of a working day, and goes on from there', () => {
  const page = openPage();
  startClock(page, { useFakeTimers: jest.fn() });
  expect(page.Date.now()).toBeGreaterThanOrEqual(START);
  expect(page.Date.now()).toBeLessThan(START + 60_000);
  expect(new page.Date().toISOString().slice(0, 13)).toBe('2026-11-25T06');
  expect(new page.Date(0).getTime()).toBe(0);
  expect(new page.Date()).toBeInstanceOf(page.Date);
  expect(new page.Date().constructor).toBe(page.Date);
});

it('starts fake timers at that moment too, unless the test names another one', () => {
  const useFakeTimers = jest.fn();
  const fakeTimers = { useFakeTimers };
  startClock(openPage(), fakeTimers);
  fakeTimers.useFakeTimers({ doNotFake: ['performance'] });
  fakeTimers.useFakeTimers({ now: 7 });
  expect(useFakeTimers.mock.calls[0][0]).toMatchObject({ doNotFake: ['performance'] });
  expect(useFakeTimers.mock.calls[0][0].now - START).toBeLessThan(60_000);
  expect(useFakeTimers.mock.calls[1][0].now).toBe(7);
});

it('lets a test replace the moment and give it back', () => {
  const page = openPage();
  startClock(page, { useFakeTimers: jest.fn() });
  const clock = jest.spyOn(page.Date, 'now').mockReturnValue(5);
  expect(page.Date.now()).toBe(5);
  clock.mockRestore();
  expect(page.Date.now()).toBeGreaterThanOrEqual(START);
});
