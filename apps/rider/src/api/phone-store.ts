import { createStore, del, entries, setMany } from 'idb-keyval';

/** Values on the phone, which outlive the page. Calls never reject; without storage the values last as long as the page. */
export interface PhoneStore {
  readAll(): Promise<Map<string, unknown>>;
  /** @returns false when the value is only in memory */
  write(name: string, value: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
}

const DATABASE = 'courier-rider';

export function createPhoneStore(): PhoneStore {
  let opened: ReturnType<typeof createStore> | null = null;
  async function attempt<T>(run: (store: ReturnType<typeof createStore>) => Promise<T>, otherwise: T) {
    try {
      if (typeof indexedDB === 'undefined') return otherwise;
      opened ??= createStore(DATABASE, DATABASE);
      return await run(opened);
    } catch {
      opened = null;
      return otherwise;
    }
  }
  return {
    readAll: () =>
      attempt(async (store) => new Map(await entries<string, unknown>(store)), new Map<string, unknown>()),
    write: (name, value) =>
      attempt(async (store) => {
        await setMany([[name, value]], store);
        return true;
      }, false),
    remove: (name) => attempt((store) => del(name, store), undefined),
  };
}
