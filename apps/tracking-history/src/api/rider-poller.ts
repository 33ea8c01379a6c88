import type { Rider } from '@courier/api-client';
import { LIMITS } from '@courier/config';

export interface QueuedOrder {
  orderId: string;
  riderId: string;
}

interface RiderPollerParts {
  /** The orders whose riders are polled now, the most important first. */
  queue(): readonly QueuedOrder[];
  /** @throws when the call fails; the next round requests the rider again */
  fetchRider(riderId: string, signal: AbortSignal): Promise<Rider>;
  onRider(orderId: string, rider: Rider): void;
}

/** Riders requested per round; the others take turns, which limits the load on the server. */
const RIDERS_PER_ROUND = 6;

/** Polls riders every 2 s; checks the queue every 1 s while it is empty. */
export function startRiderPoller({ queue, fetchRider, onRider }: RiderPollerParts): { stop(): void } {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  function nextRound(orders: readonly QueuedOrder[]): readonly QueuedOrder[] {
    const [first, ...others] = orders;
    if (!first || orders.length <= RIDERS_PER_ROUND) return orders;
    const start = turn % others.length;
    turn += RIDERS_PER_ROUND - 1;
    return [first, ...[...others.slice(start), ...others.slice(0, start)].slice(0, RIDERS_PER_ROUND - 1)];
  }

  async function requestRider({ orderId, riderId }: QueuedOrder) {
    try {
      const rider = await fetchRider(riderId, stopping.signal);
      if (!stopping.signal.aborted) onRider(orderId, rider);
    } catch {
      // The screen shows the age of the last position, and the next round retries.
    }
  }

  async function round() {
    const orders = queue();
    await Promise.all(nextRound(orders).map(requestRider));
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => void round(), orders.length > 0 ? LIMITS.riderPollMs : LIMITS.riderIdleMs);
  }

  void round();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
