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

const box = (size: { width: number; height: number }) =>
  Object.assign(document.createElement('div'), { getBoundingClientRect: () => size as DOMRect });
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
