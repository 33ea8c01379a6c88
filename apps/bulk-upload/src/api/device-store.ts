import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval';
import { DEVICE_DATABASES } from '@courier/config';

/** Key-value store whose calls never reject. */
export interface DeviceStore {
  /** Lists names with this prefix. */
  names(prefix: string): Promise<string[]>;
  read(names: readonly string[]): Promise<unknown[]>;
  /** Resolves to false when the values are only in memory. */
  write(values: readonly (readonly [name: string, value: unknown])[]): Promise<boolean>;
  remove(names: readonly string[]): Promise<void>;
}

const DATABASE = DEVICE_DATABASES.bulkDrafts;

/** Stores values in IndexedDB; falls back to memory where the browser blocks storage, e.g. in private windows. */
export function createDeviceStore(): DeviceStore {
  const here = new Map<string, unknown>();
  let opened: ReturnType<typeof createStore> | null = null;
  /** Returns `otherwise` when the database is missing or fails. */
  async function attempt<T>(ask: (store: ReturnType<typeof createStore>) => Promise<T>, otherwise: T) {
    try {
      if (typeof indexedDB === 'undefined') return otherwise;
      opened ??= createStore(DATABASE, DATABASE);
      return await ask(opened);
    } catch {
      opened = null;
      return otherwise;
    }
  }
  return {
    names: async (prefix) => {
      const kept = await attempt((store) => keys<IDBValidKey>(store), []);
      const all = new Set([...kept.filter((key) => typeof key === 'string'), ...here.keys()]);
      return [...all].filter((name) => name.startsWith(prefix));
    },
    read: async (names) => {
      const kept = await attempt((store) => getMany<unknown>([...names], store), []);
      return names.map((name, index) => here.get(name) ?? kept[index]);
    },
    write: async (values) => {
      const isKept = await attempt(
        async (store) => (
          await setMany(
            values.map(([name, value]) => [name, value]),
            store,
          ),
          true
        ),
        false,
      );
      for (const [name, value] of values)
        if (isKept) here.delete(name);
        else here.set(name, value);
      return isKept;
    },
    remove: async (names) => {
      await attempt((store) => delMany([...names], store), undefined);
      for (const name of names) here.delete(name);
    },
  };
}
