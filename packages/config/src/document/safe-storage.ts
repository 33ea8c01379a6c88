/** Local storage that may be full, blocked or absent without anybody failing. */
export interface SafeStorage {
  read(key: string): string | null;
  /** False when the browser did not keep it; then it is remembered until the document goes. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

const local = () => globalThis.localStorage;

/** What this browser keeps under a key; null also where it is blocked. For scripts that only read. */
export function readStored(key: string, open: () => Storage | undefined = local): string | null {
  try {
    return open()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function createSafeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = (run: (storage: Storage) => void): boolean => {
    try {
      const storage = open();
      if (storage) run(storage);
      return storage !== undefined;
    } catch {
      return false;
    }
  };
  return {
    read: (key) => memory.get(key) ?? readStored(key, open),
    write(key, value) {
      const isKept = attempt((storage) => storage.setItem(key, value));
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const browserStorage = () => createSafeStorage(local);
/** Lives as long as the tab: for what one document tells the next. */
export const tabStorage = () => createSafeStorage(() => globalThis.sessionStorage);
