import { Refusal } from '../../../../platform/requests/refusal';

/** Each waiting file is held in memory. */
const MOST_WAITING = 8;
/** Seconds; reading one file takes at most five. */
const RETRY_AFTER = 10;

interface Waiting {
  vendor: string;
  begin(): void;
}

/** One task at a time limits memory use. */
export interface FileTurns {
  /**
   * One task per vendor may wait; vendors take turns, least recently served first.
   * @throws Refusal 429 while the vendor already has a waiting task, 503 while too many tasks wait
   */
  run<T>(vendor: string, work: () => Promise<T>): Promise<T>;
}

export function createFileTurns(): FileTurns {
  const waiting: Waiting[] = [];
  /** Most recently served last. */
  const served = new Set<string>();
  let isBusy = false;

  const next = () => {
    const places = waiting.map(({ vendor }) => [...served].indexOf(vendor));
    const [turn] = waiting.splice(places.indexOf(Math.min(...places)), 1);
    if (!turn) {
      isBusy = false;
      served.clear();
      return;
    }
    served.delete(turn.vendor);
    served.add(turn.vendor);
    turn.begin();
  };
  return {
    run: async (vendor, work) => {
      if (waiting.some((other) => other.vendor === vendor))
        throw new Refusal(429, 'A file of this vendor is waiting already.', 'error.too-many-requests', {
          retryAfter: RETRY_AFTER,
        });
      if (waiting.length >= MOST_WAITING)
        throw new Refusal(503, 'Too many files at once.', 'error.too-many-requests', {
          retryAfter: RETRY_AFTER,
        });
      const turn = new Promise<void>((begin) => waiting.push({ vendor, begin }));
      if (!isBusy) {
        isBusy = true;
        next();
      }
      await turn;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
