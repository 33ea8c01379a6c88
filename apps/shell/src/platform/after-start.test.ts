import { afterEach, expect, it, jest } from '@jest/globals';
import { afterStart } from './after-start';

afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const stillLoading = () =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
/** jsdom never says that it has time. */
const idle = () => {
  const asked: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => asked.push(run) });
  return () => asked.forEach((run) => run());
};

it('waits for what the page starts with, and then until there is time', () => {
  const [run, haveTime] = [jest.fn(), idle()];
  stillLoading();
  afterStart(run);
  haveTime();
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  haveTime();
  expect(run).toHaveBeenCalledTimes(1);
});

it('is called off before and after the page has started', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  afterStart(run)();
  stillLoading();
  afterStart(run)();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  jest.useRealTimers();
});
