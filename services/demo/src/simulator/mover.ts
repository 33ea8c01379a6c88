import { hasEnded, type OrderStatus } from '@courier/api-client/order-rules';
import type { Order } from '@courier/api-client/contract';
import { type Deps, recordSightings } from '@courier/platform-api';
import { trackSlot } from '../track-slot';
import type { KeptSettings } from './kept-settings';
import { forceStatus, runNextStep } from './move-run';
import type { Run } from './run';
import type { RunningOrders } from './running-orders';

/** Interval between rider movements. */
export const RIDER_INTERVAL_MS = 800;

export interface Mover {
  /** Processes every due order while `mayGoOn`. */
  tick(mayGoOn: () => boolean): Promise<void>;
  /** Moves one order to its next status, or through all statuses to the given one. */
  advance(run: Run, status: OrderStatus | undefined): Promise<Order | undefined>;
}

export function createMover(
  { db, bus, clock }: Pick<Deps, 'db' | 'bus' | 'clock'>,
  settings: KeptSettings,
  running: RunningOrders,
): Mover {
  let ridersMovedMs = 0;
  let storedSlot = 0;
  const context = () => ({
    db,
    bus,
    settings: settings.now,
    busyRiders: running.busyRiders(),
    nowMs: clock.nowMs(),
    nowSeconds: clock.nowSeconds(),
  });

  const step = async (run: Run, to: (run: Run) => Promise<Order | undefined>) => {
    const order = await to(run);
    if (!order || hasEnded(run.status)) running.byId.delete(run.orderId);
    return order;
  };
  const next = (run: Run) => step(run, () => runNextStep(context(), run));

  const moveAllRiders = async () => {
    const now = clock.nowMs();
    if (Math.abs(now - ridersMovedMs) < RIDER_INTERVAL_MS) return;
    ridersMovedMs = now;
    const seconds = clock.nowSeconds();
    const slot = trackSlot(seconds);
    const seen = running.riderPositions(now).map((position) => ({ ...position, seenAt: seconds }));
    await recordSightings(db, seen, { areStored: slot !== storedSlot });
    storedSlot = slot;
  };

  return {
    tick: async (mayGoOn) => {
      if (settings.now.paused) return;
      for (const run of running.due(clock.nowMs())) {
        if (!mayGoOn()) return;
        await next(run);
      }
      await moveAllRiders();
    },
    advance: async (run, status) => {
      const isAhead = run.journey.steps.slice(run.index + 1).some((one) => one.status === status);
      let order: Order | undefined;
      if (status !== undefined && !isAhead)
        order = await step(run, () => forceStatus(context(), run, status));
      else {
        do order = await next(run);
        while (order && status !== undefined && run.status !== status && running.byId.has(run.orderId));
      }
      await moveAllRiders();
      return order;
    },
  };
}
