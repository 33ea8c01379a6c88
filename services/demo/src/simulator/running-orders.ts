import { setImmediate } from 'node:timers/promises';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Deps } from '@courier/platform-api';
import type { KeptSettings } from './kept-settings';
import { createRun, rescale, riderPosition, type Run } from './run';
import { readRuns, saveRun, type StoredRun } from './simulator-store';

interface RiderPosition extends LatLng {
  readonly riderId: string;
  readonly orderId: string;
}

export interface RunningOrders {
  readonly byId: Map<string, Run>;
  /** Loads all running orders of the database while `mayGoOn`. */
  startAll(mayGoOn: () => boolean): Promise<void>;
  /** Loads the order if it is running and not in memory. */
  find(orderId: string): Promise<Run | undefined>;
  /** The due orders, the longest overdue first. */
  due(nowMs: number): Run[];
  /** Real milliseconds of the next due order; null without any. */
  nextDueMs(): number | null;
  /** Whether riders move now. */
  hasRiders(): boolean;
  busyRiders(): Set<string>;
  riderPositions(nowMs: number): RiderPosition[];
  /** Shifts all times after a pause. */
  shift(idleMs: number): void;
  /** Keeps each order's progress within its step at another speed. */
  rescale(nowMs: number, speed: number): void;
}

export function createRunningOrders(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  settings: KeptSettings,
): RunningOrders {
  const byId = new Map<string, Run>();
  const all = () => [...byId.values()];

  const resumeRun = async ({ order, passed, plot, startedMs }: StoredRun): Promise<Run> => {
    const known = byId.get(order.order_id);
    if (known) return known;
    const decided = plot ?? (await settings.nextPlot());
    const run = createRun(order, passed, decided, settings.now, startedMs ?? clock.nowMs());
    byId.set(run.orderId, run);
    // Most of the thousands of orders in a takeover are unchanged, so only the others are stored.
    if (!plot || startedMs === null) await saveRun(db, run, false);
    return run;
  };

  return {
    byId,
    startAll: async (mayGoOn) => {
      for (const stored of await readRuns({ db, config })) {
        if (!mayGoOn()) return;
        await resumeRun(stored);
        // Requests are answered between two orders.
        await setImmediate();
      }
    },
    find: async (orderId) => {
      const known = byId.get(orderId);
      if (known) return known;
      const [stored] = await readRuns({ db, config }, orderId);
      return stored && resumeRun(stored);
    },
    due: (nowMs) =>
      all()
        .filter((run) => run.dueMs <= nowMs)
        .sort((a, b) => a.dueMs - b.dueMs),
    nextDueMs: () => (byId.size === 0 ? null : Math.min(...all().map(({ dueMs }) => dueMs))),
    hasRiders: () => all().some(({ riderId }) => riderId !== null),
    busyRiders: () => new Set(all().flatMap(({ riderId }) => (riderId === null ? [] : [riderId]))),
    riderPositions: (nowMs) =>
      all().flatMap((run) => {
        const position = riderPosition(run, nowMs);
        return position && run.riderId !== null
          ? [{ riderId: run.riderId, orderId: run.orderId, ...position }]
          : [];
      }),
    shift: (idleMs) => {
      for (const run of all()) {
        run.startedMs += idleMs;
        run.dueMs += idleMs;
      }
    },
    rescale: (nowMs, speed) => {
      for (const run of all()) rescale(run, nowMs, speed);
    },
  };
}
