import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepToastsAbove, keepToastsBeside } from './toast-insets';

/** Stands in for the browser's: tells at once, and again whenever a test says so. */
const observers = new Set<() => void>();
const original = globalThis.ResizeObserver;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    private readonly tell: () => void;
    constructor(tell: ResizeObserverCallback) {
      this.tell = () => tell([], this);
    }
    observe() {
      observers.add(this.tell);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.tell);
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = original;
  observers.clear();
});

interface Size {
  width: number;
  height: number;
  left?: number;
  /** Between it and the bottom of the window. */
  below?: number;
}

const rectOf = ({ width, height, left = 0, below = 0 }: Size) => {
  const [top, right] = [window.innerHeight - below - height, left + width];
  return { width, height, left, right, top, bottom: top + height } as DOMRect;
};
const box = (size: Size) =>
  Object.assign(document.createElement('div'), { getBoundingClientRect: () => rectOf(size) });
const rise = () => document.documentElement.style.getPropertyValue('--toast-rise');
const start = () => document.documentElement.style.getPropertyValue('--toast-start');

it('notices stand above the foot of a phone, as high as it is, and go down with it', () => {
  const size = { width: 390, height: 142 };
  const release = keepToastsAbove(box(size));
  expect(rise()).toBe('158px');
  size.height = 190;
  observers.forEach((tell) => tell());
  expect(rise()).toBe('206px');
  size.height = 0;
  observers.forEach((tell) => tell());
  expect(rise()).toBe('');
  release?.();
});

it('two at once keep the larger space; each gives back its own', () => {
  const outer = keepToastsAbove(box({ width: 390, height: 71 }));
  const inner = keepToastsAbove(box({ width: 390, height: 142 }));
  expect(rise()).toBe('158px');
  inner?.();
  expect(rise()).toBe('87px');
  outer?.();
  expect(rise()).toBe('');
  expect(observers.size).toBe(0);
});

it('notices stand beside a column where lines begin', () => {
  const release = keepToastsBeside(box({ width: 520, height: 843 }));
  expect(start()).toBe('540px');
  expect(rise()).toBe('');
  release?.();
  expect(start()).toBe('');
});

it('notices stand above the foot of a dialog in the middle of the page, and follow it when the dialog grows', () => {
  const size = { width: 516, height: 72, left: 50, below: 72 };
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const foot = box(size);
  dialog.append(foot);
  const release = keepToastsAbove(foot);
  expect(rise()).toBe('160px');
  size.below = 40;
  observers.forEach((tell) => tell());
  expect(rise()).toBe('128px');
  size.below = 10;
  window.dispatchEvent(new Event('resize'));
  expect(rise()).toBe('98px');
  release?.();
  expect(rise()).toBe('');
});

it.each([
  ['ltr', 500, ''],
  ['ltr', 200, '188px'],
  // Lines begin at the right: 1024 - 500 - 480 are free there.
  ['rtl', 500, '188px'],
  ['rtl', 40, ''],
])('a dialog farther from where lines begin than notices reach moves none: %s %d', (dir, left, expected) => {
  document.documentElement.dir = dir;
  const release = keepToastsAbove(box({ width: 480, height: 72, left, below: 100 }));
  expect(rise()).toBe(expected);
  release?.();
  document.documentElement.dir = '';
});
