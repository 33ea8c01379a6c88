import type { Readable } from '../ports/readable';

export interface WritableReadable<T> extends Readable<T> {
  set(value: T): void;
}

/** Notifies listeners of each new value, except for the same reference. */
export function createReadable<T>(initial: T): WritableReadable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
