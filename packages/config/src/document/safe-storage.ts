/** Local storage that never throws when full, blocked or absent. */
export interface SafeStorage {
  read(key: string): string | null;
  /** False when the browser did not store it; then it is kept in memory. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

type OpenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage's own functions at this time; undefined where site data are blocked. */
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

// Captured before any remote's code runs, because tokens pass through them.
const ownStorage = { local: own(() => globalThis.localStorage), tab: own(() => globalThis.sessionStorage) };
const local = () => ownStorage.local;

/** Null also if blocked. For scripts that only read. */
export function readStored(key: string, open: () => OpenStorage | undefined = local): string | null {
  try {
    return open()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function createSafeStorage(open: () => OpenStorage | undefined): SafeStorage {
  // Not a Map, because a remote could patch its prototype and read the values.
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
