import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/react';
import { limitWaiting, WAITING_MS } from './wait-limit.mjs';

configure({
  defaultHidden: true,
  asyncUtilTimeout: WAITING_MS,
  asyncWrapper: limitWaiting(getConfig().asyncWrapper),
});

// The library prints the whole page for each query without a result, and truncates it only afterwards.
if (process.env.DEBUG_PRINT_LIMIT === '0')
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });

class ObserverThatNeverFires {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.ResizeObserver ??= ObserverThatNeverFires;
globalThis.IntersectionObserver ??= ObserverThatNeverFires;
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
Element.prototype.scrollIntoView ??= () => {};
// jsdom prints an error with a stack for each canvas; browsers without a canvas return null.
HTMLCanvasElement.prototype.getContext = () => null;
