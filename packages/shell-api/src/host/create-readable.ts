import type { Readable } from '../ports/readable';

/** A `Readable` with the door its owner writes through. */
export interface WritableReadable<T> extends Readable<T> {
  set(value: T): void;
}

/** Holds a value and notifies listeners of each new one; the same reference notifies no listener. */
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
