import { hasEnded } from '@courier/api-client/order-rules';
import type { Order } from '@courier/api-client/contract';
import type { Deps } from '@courier/platform-api';
import type { Run } from './run';
import type { RunningOrders } from './running-orders';
import { saveRun } from './simulator-store';
import type { Turns } from './turns';

/**
 * Adds orders that other code places or changes to the running ones, and removes those that it ends.
 * @param taken called after an order was added
 * @param mayGoOn false once the server stops: the next simulator takes over waiting orders
 * @returns a function that stops it
 */
export function trackOrders(
  { db, bus, log }: Pick<Deps, 'db' | 'bus' | 'log'>,
  running: RunningOrders,
  turns: Turns,
  taken: () => void,
  mayGoOn: () => boolean,
): () => void {
  const soon = (work: () => Promise<void>) =>
    void turns
      .run(async () => mayGoOn() && work())
      .catch((error: unknown) => log.error({ err: error }, 'simulator'));

  /** The previous run of each waiting order, if it had one; an order that changes again waits only once. */
  const waiting = new Map<string, Run | undefined>();
  const startRun = async (id: string) => {
    const known = waiting.get(id);
    waiting.delete(id);
    if (running.byId.get(id) === known) running.byId.delete(id);
    await running.find(id);
    taken();
  };

  return bus.subscribe((order) => {
    const id = order.order_id;
    const run = running.byId.get(id);
    const movedElsewhere = run !== undefined && (run.status !== order.status || isRerouted(run, order));
    if (run && hasEnded(order.status) && movedElsewhere) {
      running.byId.delete(id);
      soon(() => saveRun(db, run, true));
    } else if (!hasEnded(order.status) && (!run || movedElsewhere)) {
      const isWaiting = waiting.has(id);
      waiting.set(id, run);
      if (!isWaiting) soon(() => startRun(id));
    }
  });
}

const isRerouted = ({ dropoff }: Run, { customer: { location } }: Order): boolean =>
  dropoff.latitude !== location.latitude || dropoff.longitude !== location.longitude;
