import type { StorageArea } from '@courier/shell-api';
import type { StateStorage } from 'zustand/middleware';

/** Storage of the shell for a persisted store. */
export const persistedIn = ({ read, write, remove }: StorageArea): StateStorage<void> => ({
  getItem: read,
  // The store's `set` returns what this returns, and an effect must not return a boolean.
  setItem: (name, value) => void write(name, value),
  removeItem: remove,
});
