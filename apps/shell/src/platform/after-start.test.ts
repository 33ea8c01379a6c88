import { afterEach, expect, it, jest } from '@jest/globals';
import { afterStart } from './after-start';

afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const stillLoading = () =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
/** jsdom has no idle callbacks. */
const idle = () => {
  const asked: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => asked.push(run) });
  return () => asked.forEach((run) => run());
};

it('waits for the load event, then for an idle period', () => {
  const [run, haveTime] = [jest.fn(), idle()];
  stillLoading();
  afterStart(run);
  haveTime();
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  haveTime();
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits until the screen has replaced the prerendered HTML', async () => {
  const [run, haveTime] = [jest.fn(), idle()];
  document.body.innerHTML = '<div id="first-paint"></div><div id="root"></div>';
  afterStart(run);
  haveTime();
  document.getElementById('root')?.append('screen');
  await Promise.resolve();
  haveTime();
  expect(run).not.toHaveBeenCalled();
  document.getElementById('first-paint')?.remove();
  await Promise.resolve();
  haveTime();
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be cancelled while the prerendered HTML is shown', async () => {
  const [run, haveTime] = [jest.fn(), idle()];
  document.body.innerHTML = '<div id="first-paint"></div>';
  afterStart(run)();
  document.getElementById('first-paint')?.remove();
  await Promise.resolve();
  haveTime();
  expect(run).not.toHaveBeenCalled();
});

it('can be cancelled before and after the load event', () => {
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
