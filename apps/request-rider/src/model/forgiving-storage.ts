import type { StateStorage } from 'zustand/middleware';

/** Storage that is full, blocked or absent costs what would have outlived a reload, never the form. */
export function forgiving(storage: Storage | undefined): StateStorage {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) => attempt(() => storage?.getItem(name) ?? null, null),
    setItem: (name, value) => attempt(() => storage?.setItem(name, value), undefined),
    removeItem: (name) => attempt(() => storage?.removeItem(name), undefined),
  };
}
