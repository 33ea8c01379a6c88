import type { Count, CountStore } from './count-store';

/** The waiting call does not wait longer. */
const ANSWER_LIMIT_MS = 1000;
/** Pause after a failure, after which one call tries the store for all. */
const PAUSE_MS = 1000;

export interface StoreWatch {
  /** The counts, or null while the store fails. Delays a call by at most one second. */
  add(things: Parameters<CountStore['add']>[0]): Promise<Count[] | null>;
}

/** @param onStore called with false when the store fails and with true when it recovers */
export function createStoreWatch(
  store: CountStore,
  onStore: (answers: boolean) => void,
  answerMs = ANSWER_LIMIT_MS,
): StoreWatch {
  let failedAtMs: number | null = null;
  let isTrying = false;

  const reportStore = (answers: boolean) => {
    if (answers !== (failedAtMs === null)) onStore(answers);
    failedAtMs = answers ? null : performance.now();
  };
  return {
    add: async (things) => {
      if (failedAtMs !== null) {
        if (isTrying || performance.now() - failedAtMs < PAUSE_MS) return null;
        isTrying = true;
      }
      try {
        const counts = await withinLimit(store.add(things), answerMs);
        reportStore(true);
        return counts;
      } catch {
        reportStore(false);
        return null;
      } finally {
        isTrying = false;
      }
    },
  };
}

function withinLimit<T>(answer: Promise<T>, answerMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The store did not answer.')), answerMs);
    answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
