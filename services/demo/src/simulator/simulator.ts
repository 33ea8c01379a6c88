import type { Order, SimulatorState } from '@courier/api-client/contract';
import type { OrderStatus } from '@courier/api-client/order-rules';
import type { Deps } from '@courier/platform-api';
import type { DemoSettings } from '../demo-settings';
import { createAlarm } from './alarm';
import { trackOrders } from './track-orders';
import { createKeptSettings } from './kept-settings';
import { createMover, RIDER_INTERVAL_MS } from './mover';
import { createPace } from './pace';
import { createRunningOrders } from './running-orders';
import type { StoredSettings } from './simulator-settings';
import { createTurns } from './turns';

export type SimulatorDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'bus' | 'log'> &
  Pick<DemoSettings, 'simSpeed'>;

export interface Simulator {
  /**
   * Loads all running orders in the background, because their routes take a fifth of the processor time of a
   * start; then starts the timer. Only one instance per database does.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  settings(): Promise<SimulatorState>;
  /** Loads settings stored by another instance. */
  applySettings(): Promise<void>;
  change(settings: Partial<SimulatorState>): Promise<SimulatorState>;
  /** Processes everything that is due; the simulator also calls it itself. */
  tick(): Promise<void>;
  /**
   * Moves an order to its next status, or through all statuses to the given one. Undefined when it is not
   * running.
   */
  advance(orderId: string, status: OrderStatus | undefined): Promise<Order | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent without a country that it delivers for, and in production. */
    simulator?: Simulator;
  }
}

const LONGEST_WAIT_MS = 60_000;

/**
 * Moves orders through their statuses. Running orders are in memory, and the database is not queried while
 * nothing is due.
 */
export function createSimulator(deps: SimulatorDeps): Simulator {
  const { bus, clock, log } = deps;
  /** Whether this instance runs the timer. After a stop, the next instance continues the remaining work. */
  let keepsTime = false;
  const mayGoOn = () => keepsTime;
  const settings = createKeptSettings(deps);
  const running = createRunningOrders(deps, settings);
  const pace = createPace(deps, settings, running);
  const mover = createMover(deps, settings, running);
  // Serializes ticks, advances and new orders.
  const turns = createTurns();
  const alarm = createAlarm({
    wait: () => {
      const dueMs = running.nextDueMs();
      if (settings.now.paused || dueMs === null) return null;
      return Math.min(dueMs - clock.nowMs(), running.hasRiders() ? RIDER_INTERVAL_MS : LONGEST_WAIT_MS);
    },
    work: () => turns.run(() => mover.tick(mayGoOn)),
    onError: (error) => log.error({ err: error }, 'simulator'),
  });
  let unfollow = () => {};

  /** While another instance runs the timer, the database has the newer state. */
  const refresh = async () => {
    if (keepsTime) return;
    running.byId.clear();
    await settings.refresh();
  };

  return {
    start: async () => {
      keepsTime = true;
      running.byId.clear();
      await settings.begin();
      unfollow = trackOrders(deps, running, turns, alarm.set, mayGoOn);
      const loading = turns.run(async () => {
        await running.startAll(mayGoOn);
        if (!keepsTime) return;
        pace.begin();
        alarm.start();
      });
      loading.catch((error: unknown) => log.error({ err: error }, 'simulator'));
    },
    stop: async () => {
      keepsTime = false;
      alarm.stop();
      unfollow();
      await turns.done();
    },
    settings: async () => {
      await turns.run(refresh);
      return publicPart(settings.now);
    },
    applySettings: () =>
      turns.run(async () => {
        if (!keepsTime) return;
        const stored = await settings.stored();
        if (stored) pace.apply(stored);
        alarm.set();
      }),
    change: (wanted) =>
      turns.run(async () => {
        await refresh();
        pace.apply(settings.changed(wanted));
        await settings.save();
        bus.publishSimulatorChange();
        alarm.set();
        return publicPart(settings.now);
      }),
    tick: () => turns.run(() => mover.tick(mayGoOn)).finally(alarm.set),
    advance: (orderId, status) =>
      turns.run(async () => {
        await refresh();
        const run = await running.find(orderId);
        const order = run && (await mover.advance(run, status));
        alarm.set();
        return order;
      }),
  };
}

const publicPart = ({ speed, paused, seed, rain, strike }: StoredSettings): SimulatorState => ({
  speed,
  paused,
  seed,
  rain,
  strike,
});
