import type { Count, CountStore } from './count-store';

/** An answer that takes longer comes too late for the call that waits for it. */
const ANSWER_LIMIT_MS = 1000;
/** Pause after a failure of the store; then one call tries it for all. */
const PAUSE_MS = 1000;

/** A store that may fail. */
export interface StoreWatch {
  /** The counts, or null while the store does not answer; a broken one holds no call up for more than a second. */
  add(things: Parameters<CountStore['add']>[0]): Promise<Count[] | null>;
}

/** @param onStore called when the store fails (false) and when it answers again (true) */
export function createStoreWatch(
  store: CountStore,
  onStore: (answers: boolean) => void,
  answerMs = ANSWER_LIMIT_MS,
): StoreWatch {
  let failedAtMs: number | null = null;
  let isTrying = false;

  const tell = (answers: boolean) => {
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
        tell(true);
        return counts;
      } catch {
        tell(false);
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
