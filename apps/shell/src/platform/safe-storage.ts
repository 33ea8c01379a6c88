/** Local storage that may be full, blocked or absent without anybody failing. */
export interface SafeStorage {
  read(key: string): string | null;
  /** False when the browser did not keep it; then it is remembered until the document goes. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

export function createSafeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open();
      return storage ? run(storage) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept === true;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const browserStorage = () => createSafeStorage(() => globalThis.localStorage);
/** Lives as long as the tab: for what one document tells the next. */
export const tabStorage = () => createSafeStorage(() => globalThis.sessionStorage);
