import { beforeEach, expect, it, jest } from '@jest/globals';
import { fetchAhead } from './fetch-ahead';

let arrive: (...names: string[]) => void;
const disconnect = jest.fn();

beforeEach(() => {
  // jsdom notes no files.
  class Observer {
    constructor(told: (list: { getEntries(): { name: string }[] }) => void) {
      arrive = (...names) =>
        told({ getEntries: () => names.map((name) => ({ name: new URL(name, location.origin).href })) });
    }
    observe = () => undefined;
    disconnect = disconnect;
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  document.head.innerHTML =
    '<script defer src="/early.js"></script><link data-ahead as="script" href="/remote.js">' +
    '<script defer src="/packages.js"></script><script defer src="/main.js"></script>';
});

const relation = () => document.querySelector('link')?.rel;

it('asks for the screen’s files when one of the document’s own scripts is left on the line', () => {
  fetchAhead();
  arrive('/early.js', '/style.css');
  expect(relation()).toBe('');
  arrive('/main.js');
  expect([relation(), disconnect.mock.calls.length]).toEqual(['preload', 1]);
});

it('asks for them once the scripts have run, whatever was noted', () => {
  fetchAhead();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(relation()).toBe('preload');
});
