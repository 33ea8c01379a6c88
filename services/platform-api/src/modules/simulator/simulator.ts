import type { Order, SimulatorState } from '@courier/api-client/contract';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Deps } from '../../deps';
import { FIRST_SEED, isFinal, plotOf } from './journey';
import { forceStatus, takeNextStep } from './move-run';
import { createRun, rescale, riderPosition, type Run } from './run';
import { moveRiders, readRuns, saveRun, type StoredRun } from './simulator-store';
import { readSettings, saveSequence, saveSettings, type StoredSettings } from './simulator-settings';

export type SimulatorDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'bus' | 'log'>;

export interface Simulator {
  /** Takes up every order that is under way and begins to keep time; one instance of a database does. */
  start(): Promise<void>;
  stop(): Promise<void>;
  settings(): Promise<SimulatorState>;
  /** Takes over what another instance has stored. */
  followSettings(): Promise<void>;
  change(settings: Partial<SimulatorState>): Promise<SimulatorState>;
  /** Does everything that is due by now. The simulator calls it itself. */
  tick(): Promise<void>;
  /** Moves an order to its next status, or through all of them to the named one. Undefined when it is not under way. */
  advance(orderId: string, status: string | undefined): Promise<Order | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null in production. */
    simulator: Simulator | null;
  }
}

const RIDER_INTERVAL_MS = 800;
const LONGEST_WAIT_MS = 60_000;
const RETRY_MS = 1000;
/** What the contract can say. */
const HIGHEST_SPEED = 3600;

/** Walks orders through their statuses. It keeps what runs in memory and asks the database nothing while nothing is due. */
export function createSimulator(deps: SimulatorDeps): Simulator {
  const { db, clock, bus, log } = deps;
  const startSpeed = Math.min(deps.config.simSpeed, HIGHEST_SPEED);
  const runs = new Map<string, Run>();
  let settings: StoredSettings = {
    speed: startSpeed,
    paused: false,
    seed: FIRST_SEED,
    rain: false,
    strike: false,
    sequence: 0,
    startSpeed,
  };
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  let ridersMovedMs = 0;
  let pausedMs = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let unsubscribe = () => {};

  /** One thing at a time: a tick, an advance and a new order never meet half-way. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const take = async ({ order, passed, plot, startedMs }: StoredRun): Promise<Run> => {
    const known = runs.get(order.order_id);
    if (known) return known;
    if (!plot) {
      settings = { ...settings, sequence: settings.sequence + 1 };
      await saveSequence(db, settings, clock.nowSeconds());
    }
    const run = createRun(
      order,
      passed,
      plot ?? plotOf(settings.seed, settings.sequence),
      settings,
      startedMs ?? clock.nowMs(),
    );
    runs.set(run.orderId, run);
    // Whoever takes over thousands of orders finds most of them as they are.
    if (!plot || startedMs === null) await saveRun(db, run, false);
    return run;
  };

  const tell = (run: Run, order: Order | undefined) => {
    if (!order || isFinal(run.status)) runs.delete(run.orderId);
    if (order) bus.publishOrder(order);
  };

  const onOrder = (order: Order) => {
    const run = runs.get(order.order_id);
    const movedElsewhere = run !== undefined && (run.status !== order.status || isRerouted(run, order));
    if (run && isFinal(order.status) && movedElsewhere) {
      runs.delete(order.order_id);
      void inTurn(() => saveRun(db, run, true)).catch((error: unknown) =>
        log.error({ err: error }, 'simulator'),
      );
    } else if (!isFinal(order.status) && (!run || movedElsewhere)) {
      void inTurn(async () => {
        if (runs.get(order.order_id) === run) runs.delete(order.order_id);
        await adopt(order.order_id);
      }).catch((error: unknown) => log.error({ err: error }, 'simulator'));
    }
  };

  const adopt = async (orderId: string): Promise<Run | undefined> => {
    const [stored] = runs.has(orderId) ? [] : await readRuns(db, orderId);
    const run = runs.get(orderId) ?? (stored && (await take(stored)));
    schedule();
    return run;
  };

  const busyRiders = () =>
    new Set([...runs.values()].flatMap(({ riderId }) => (riderId === null ? [] : [riderId])));
  const context = () => ({
    db,
    settings,
    busyRiders: busyRiders(),
    nowMs: clock.nowMs(),
    nowSeconds: clock.nowSeconds(),
  });

  const rideOn = async () => {
    const now = clock.nowMs();
    if (Math.abs(now - ridersMovedMs) < RIDER_INTERVAL_MS) return;
    const positions = new Map<string, LatLng>();
    for (const run of runs.values()) {
      const position = riderPosition(run, now);
      if (position && run.riderId !== null) positions.set(run.riderId, position);
    }
    ridersMovedMs = now;
    await moveRiders(db, positions, clock.nowSeconds());
  };

  const tick = async () => {
    if (settings.paused) return;
    const now = clock.nowMs();
    const due = [...runs.values()].filter((run) => run.dueMs <= now).sort((a, b) => a.dueMs - b.dueMs);
    for (const run of due) tell(run, await takeNextStep(context(), run));
    await rideOn();
  };

  const schedule = () => {
    clearTimeout(timer);
    if (stopped || settings.paused || runs.size === 0) return;
    const isRiding = [...runs.values()].some(({ riderId }) => riderId !== null);
    const untilDue = Math.min(...[...runs.values()].map(({ dueMs }) => dueMs)) - clock.nowMs();
    const wait = Math.max(20, Math.min(untilDue, isRiding ? RIDER_INTERVAL_MS : LONGEST_WAIT_MS));
    timer = setTimeout(() => {
      inTurn(tick).then(schedule, (error: unknown) => {
        log.error({ err: error }, 'simulator');
        if (!stopped) timer = setTimeout(schedule, RETRY_MS).unref();
      });
    }, wait).unref();
  };

  const apply = (next: StoredSettings) => {
    const before = settings;
    const now = clock.nowMs();
    settings = next;
    if (!before.paused && settings.paused) pausedMs = now;
    const idleMs = before.paused && !settings.paused ? now - pausedMs : 0;
    for (const run of runs.values()) {
      run.startedMs += idleMs;
      run.dueMs += idleMs;
      if (settings.speed !== before.speed) rescale(run, settings.paused ? pausedMs : now, settings.speed);
    }
  };
  /** While another instance keeps time, the database knows better. */
  const refresh = async () => {
    if (!stopped) return;
    runs.clear();
    settings = { ...settings, ...(await readSettings(db)) };
  };

  return {
    start: async () => {
      stopped = false;
      runs.clear();
      const stored = await readSettings(db);
      settings = { ...settings, ...stored };
      if (stored?.startSpeed !== startSpeed) {
        settings = { ...settings, speed: startSpeed, startSpeed };
        await saveSettings(db, settings, clock.nowSeconds());
      }
      unsubscribe = bus.subscribe(onOrder);
      await inTurn(async () => {
        for (const stored of await readRuns(db)) await take(stored);
      });
      if (settings.paused) pausedMs = clock.nowMs();
      schedule();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      await queue;
    },
    settings: async () => {
      await inTurn(refresh);
      return publicPart(settings);
    },
    followSettings: () =>
      inTurn(async () => {
        if (stopped) return;
        const stored = await readSettings(db);
        if (stored) apply({ ...stored, sequence: stored.seed === settings.seed ? settings.sequence : 0 });
        schedule();
      }),
    change: (patch) =>
      inTurn(async () => {
        await refresh();
        apply({ ...settings, ...patch, ...(patch.seed === undefined ? {} : { sequence: 0 }) });
        await saveSettings(db, settings, clock.nowSeconds());
        bus.publishSimulatorChange();
        schedule();
        return publicPart(settings);
      }),
    tick: () => inTurn(tick).finally(schedule),
    advance: (orderId, status) =>
      inTurn(async () => {
        await refresh();
        const run = await adopt(orderId);
        if (!run) return undefined;
        let order: Order | undefined;
        const reaches =
          status === undefined ||
          run.journey.steps.slice(run.index + 1).some((step) => step.status === status);
        if (!reaches) tell(run, (order = await forceStatus(context(), run, status)));
        else {
          do tell(run, (order = await takeNextStep(context(), run)));
          while (order && status !== undefined && run.status !== status && runs.has(orderId));
        }
        await rideOn();
        schedule();
        return order;
      }),
  };
}

/** The order was changed and goes somewhere else now. */
const isRerouted = ({ dropoff }: Run, { customer: { location } }: Order): boolean =>
  dropoff.latitude !== location.latitude || dropoff.longitude !== location.longitude;

const publicPart = ({ speed, paused, seed, rain, strike }: StoredSettings): SimulatorState => ({
  speed,
  paused,
  seed,
  rain,
  strike,
});
