import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

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
