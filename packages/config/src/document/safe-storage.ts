/** Local storage that may be full, blocked or absent without anybody failing. */
export interface SafeStorage {
  read(key: string): string | null;
  /** False when the browser did not keep it; then it is remembered until the document goes. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** As much of a browser's storage as is used. */
type OpenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage's own functions as they are now; undefined where site data are blocked. */
function own(open: () => Storage): OpenStorage | undefined {
  try {
    const storage = open();
    return {
      getItem: storage.getItem.bind(storage),
      setItem: storage.setItem.bind(storage),
      removeItem: storage.removeItem.bind(storage),
    };
  } catch {
    return undefined;
  }
}

// Taken before any remote's code runs: tokens pass through them.
const ownStorage = { local: own(() => globalThis.localStorage), tab: own(() => globalThis.sessionStorage) };
const local = () => ownStorage.local;

/** What this browser keeps under a key; null also where it is blocked. For scripts that only read. */
export function readStored(key: string, open: () => OpenStorage | undefined = local): string | null {
  try {
    return open()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function createSafeStorage(open: () => OpenStorage | undefined): SafeStorage {
  // No map: what a remote puts on its prototype would be handed the values.
  const memory = Object.create(null) as Record<string, string>;
  const attempt = (run: (storage: OpenStorage) => void): boolean => {
    try {
      const storage = open();
      if (storage) run(storage);
      return storage !== undefined;
    } catch {
      return false;
    }
  };
  return {
    read: (key) => memory[key] ?? readStored(key, open),
    write(key, value) {
      const isKept = attempt((storage) => storage.setItem(key, value));
      if (isKept) delete memory[key];
      else memory[key] = value;
      return isKept;
    },
    remove(key) {
      delete memory[key];
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const browserStorage = () => createSafeStorage(local);
/** Lives as long as the tab: passes data from one document to the next. */
export const tabStorage = () => createSafeStorage(() => ownStorage.tab);
