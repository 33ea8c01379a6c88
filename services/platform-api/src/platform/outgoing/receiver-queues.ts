interface QueuedItem {
  /** Unique among the items of the queue. */
  id: string;
  /** Company, account or address that gets the call. Its calls share a few places. */
  receiver: string;
  /** Whether an earlier attempt failed. */
  isRepeat: boolean;
}

interface ReceiverQueueOptions<Item> {
  /**
   * Due items in their order, among them those in flight: of each receiver at most `limit` first attempts and `limit`
   * repeats, so that neither one receiver nor failing items fill the list.
   */
  listDue(limit: number): Promise<readonly Item[]>;
  describe(item: Item): QueuedItem;
  /** One attempt. It stores when the item is due again. */
  attempt(item: Item): Promise<void>;
  /** For an attempt that rejects: its item stays due. */
  onProblem(error: unknown, item: Item): void;
}

export interface ReceiverQueues {
  /**
   * Starts the attempts that have a place and does not wait for them. One call at a time.
   * @returns how many were started
   */
  startDue(): Promise<number>;
  /** Called when an attempt has ended, and its place is free. */
  onPlaceFree(listener: () => void): void;
  /** Resolves when no attempt is in flight. */
  whenIdle(): Promise<void>;
}

/** Calls in flight for one receiver. Repeats leave one place for first attempts. */
export const PLACES_PER_RECEIVER = 4;
const PLACES_OF_REPEATS = PLACES_PER_RECEIVER - 1;

interface Flight extends QueuedItem {
  ended: Promise<void>;
}

/**
 * Outgoing calls with one queue for each receiver: a receiver that does not answer delays only its own items.
 * The database holds the items; this holds only what is in flight.
 */
export function createReceiverQueues<Item>(options: ReceiverQueueOptions<Item>): ReceiverQueues {
  const { listDue, describe, attempt, onProblem } = options;
  const inFlight = new Map<string, Flight>();
  const listeners: (() => void)[] = [];

  function hasPlace({ receiver, isRepeat }: QueuedItem): boolean {
    const flights = [...inFlight.values()].filter((flight) => flight.receiver === receiver);
    const repeats = flights.filter((flight) => flight.isRepeat).length;
    return flights.length < PLACES_PER_RECEIVER && (!isRepeat || repeats < PLACES_OF_REPEATS);
  }

  function start(item: Item, queued: QueuedItem): void {
    const ended = attempt(item)
      .catch((error: unknown) => onProblem(error, item))
      .finally(() => {
        inFlight.delete(queued.id);
        for (const listener of listeners) listener();
      });
    inFlight.set(queued.id, { ...queued, ended });
  }

  return {
    async startDue() {
      // An attempt may end while the list is read, which then still contains its item.
      const busy = new Set(inFlight.keys());
      let started = 0;
      for (const item of await listDue(PLACES_PER_RECEIVER)) {
        const queued = describe(item);
        if (busy.has(queued.id) || inFlight.has(queued.id) || !hasPlace(queued)) continue;
        start(item, queued);
        started += 1;
      }
      return started;
    },
    onPlaceFree: (listener) => void listeners.push(listener),
    async whenIdle() {
      while (inFlight.size > 0) await Promise.all([...inFlight.values()].map(({ ended }) => ended));
    },
  };
}
