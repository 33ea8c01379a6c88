import type { Rider } from '@courier/api-client';
import { LIMITS } from '@courier/config';

export interface QueuedOrder {
  orderId: string;
  riderId: string;
}

interface RiderPollerParts {
  /** The orders whose riders are wanted now, the most important first. */
  queue(): readonly QueuedOrder[];
  /** @throws when the call failed; the rider is asked again in the next round */
  fetchRider(riderId: string, signal: AbortSignal): Promise<Rider>;
  onRider(orderId: string, rider: Rider): void;
}

/** Riders asked for in one round; the rest take turns, so that a busy shop does not flood the server. */
const RIDERS_PER_ROUND = 6;

/** Asks for riders every 2 s; looks again after 1 s while nobody is wanted. Call `stop` when the screen is left. */
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

  async function ask({ orderId, riderId }: QueuedOrder) {
    try {
      const rider = await fetchRider(riderId, stopping.signal);
      if (!stopping.signal.aborted) onRider(orderId, rider);
    } catch {
      // The age of the last sighting tells the user; the next round asks again.
    }
  }

  async function round() {
    const orders = queue();
    await Promise.all(nextRound(orders).map(ask));
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
