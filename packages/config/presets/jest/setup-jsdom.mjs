import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

// The library prints the whole page for each query that finds nothing yet, and cuts it to no length afterwards.
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
// jsdom prints an error with a stack for each canvas it cannot draw; browsers without a canvas answer null.
HTMLCanvasElement.prototype.getContext = () => null;
