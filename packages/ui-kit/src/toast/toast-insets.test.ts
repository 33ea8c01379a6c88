import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { avoidInsets, keepToastsAbove, keepToastsBeside } from './toast-insets';

/** Replaces the browser's observer, so that the test controls when layout is reported. */
const observers = new Set<() => void>();
const layOut = () => observers.forEach((tell) => tell());
const original = globalThis.ResizeObserver;

beforeEach(() => {
  stack = document.createElement('section');
  leave = avoidInsets(stack);
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
  leave?.();
  globalThis.ResizeObserver = original;
  observers.clear();
});

interface Size {
  width: number;
  height: number;
  left?: number;
  /** Pixels to the bottom of the window. */
  below?: number;
}

const buildRect = ({ width, height, left = 0, below = 0 }: Size) => {
  const [top, right] = [window.innerHeight - below - height, left + width];
  return { width, height, left, right, top, bottom: top + height } as DOMRect;
};
const box = (size: Size) =>
  Object.assign(document.createElement('div'), { getBoundingClientRect: () => buildRect(size) });
let stack = document.createElement('section');
let leave: (() => void) | undefined;
const rise = () => stack.style.getPropertyValue('--toast-rise');
const start = () => stack.style.getPropertyValue('--toast-start');

it('notices are above the footer of a phone, and move down with it', () => {
  const size = { width: 390, height: 142 };
  const release = keepToastsAbove(box(size));
  expect(rise()).toBe('');
  layOut();
  expect(rise()).toBe('158px');
  size.height = 190;
  layOut();
  expect(rise()).toBe('206px');
  size.height = 0;
  layOut();
  expect(rise()).toBe('');
  release?.();
});

it('two avoided elements keep the larger space; each releases its own', () => {
  const outer = keepToastsAbove(box({ width: 390, height: 71 }));
  const inner = keepToastsAbove(box({ width: 390, height: 142 }));
  layOut();
  expect(rise()).toBe('158px');
  inner?.();
  expect(rise()).toBe('87px');
  outer?.();
  expect(rise()).toBe('');
  expect(observers.size).toBe(0);
});

it('later notices avoid them at once, and the page itself gets no new styles', () => {
  const release = keepToastsAbove(box({ width: 390, height: 142 }));
  layOut();
  const later = document.createElement('section');
  const gone = avoidInsets(later);
  expect(later.style.getPropertyValue('--toast-rise')).toBe('158px');
  expect(document.documentElement.style).toHaveLength(0);
  release?.();
  expect(later.style).toHaveLength(0);
  gone?.();
});

it('notices are beside a column at the start of the line', () => {
  const release = keepToastsBeside(box({ width: 520, height: 843 }));
  layOut();
  expect(start()).toBe('540px');
  expect(rise()).toBe('');
  release?.();
  expect(start()).toBe('');
});

it('notices are above the footer of a dialog in the middle of the page, and follow it when the dialog grows', () => {
  const size = { width: 516, height: 72, left: 50, below: 72 };
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const foot = box(size);
  dialog.append(foot);
  const release = keepToastsAbove(foot);
  layOut();
  expect(rise()).toBe('160px');
  size.below = 40;
  layOut();
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
  // Right-to-left: 1024 - 500 - 480 are free.
  ['rtl', 500, '188px'],
  ['rtl', 40, ''],
])('a dialog farther from the start side than notices extend moves none: %s %d', (dir, left, expected) => {
  document.documentElement.dir = dir;
  const release = keepToastsAbove(box({ width: 480, height: 72, left, below: 100 }));
  layOut();
  expect(rise()).toBe(expected);
  release?.();
  document.documentElement.dir = '';
});
