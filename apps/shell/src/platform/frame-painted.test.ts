import { afterEach, expect, it, jest } from '@jest/globals';
import { firstPaintPainted, framePainted, markPainted } from './frame-painted';

afterEach(() => {
  jest.useRealTimers();
});

it('resolves after the frame, in the order of the calls', async () => {
  const events: string[] = [];
  requestAnimationFrame(() => events.push('frame'));
  await Promise.all(['first', 'second'].map((name) => framePainted().then(() => events.push(name))));
  expect(events).toEqual(['frame', 'first', 'second']);
});

it('does not wait for a frame in a page that paints none', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  let isPainted = false;
  const painted = framePainted().then(() => (isPainted = true));
  await jest.advanceTimersByTimeAsync(199);
  expect(isPainted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await painted).toBe(true);
});

it('waits for visible prerendered HTML until it is painted, and not after that', async () => {
  const marks: string[] = [];
  // jsdom has no performance marks.
  Object.assign(performance, {
    mark: (name: string) => marks.push(name),
    getEntriesByName: (name: string) => marks.filter((one) => one === name),
  });
  const events: string[] = [];
  requestAnimationFrame(() => events.push('frame'));
  await firstPaintPainted();
  expect(events).toEqual([]);
  document.documentElement.dataset['firstPaint'] = 'shown';
  await firstPaintPainted();
  expect(events).toEqual(['frame']);
  markPainted();
  requestAnimationFrame(() => events.push('another frame'));
  await firstPaintPainted();
  expect(events).toEqual(['frame']);
});
