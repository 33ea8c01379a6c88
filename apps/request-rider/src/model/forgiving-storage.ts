import type { StorageArea } from '@courier/shell-api';
import type { StateStorage } from 'zustand/middleware';

/** When storage is full, blocked or missing, data is lost on reload, but the form works. */
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

/** Storage of the shell for a persisted store. */
export const persistedIn = ({ read, write, remove }: StorageArea): StateStorage => ({
  getItem: read,
  setItem: write,
  removeItem: remove,
});
