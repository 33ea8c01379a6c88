import type { Order, SimulatorState } from '@courier/api-client/contract';
import type { Deps } from '../../deps';
import { createAlarm } from './alarm';
import { followOrders } from './follow-orders';
import { createKeptSettings } from './kept-settings';
import { createMover, RIDER_INTERVAL_MS } from './mover';
import { createPace } from './pace';
import { createRunningOrders } from './running-orders';
import type { StoredSettings } from './simulator-settings';
import { createTurns } from './turns';

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

const LONGEST_WAIT_MS = 60_000;

/** Walks orders through their statuses. It keeps what runs in memory and asks the database nothing while nothing is due. */
export function createSimulator(deps: SimulatorDeps): Simulator {
  const { bus, clock, log } = deps;
  /** The next simulator does what is left when the server stops. */
  let keepsTime = false;
  const mayGoOn = () => keepsTime;
  const settings = createKeptSettings(deps);
  const running = createRunningOrders(deps, settings);
  const pace = createPace(deps, settings, running);
  const mover = createMover(deps, settings, running);
  // A tick, an advance and a new order never meet half-way.
  const turns = createTurns();
  const alarm = createAlarm({
    wait: () => {
      const dueMs = running.nextDueMs();
      if (settings.now.paused || dueMs === null) return null;
      return Math.min(dueMs - clock.nowMs(), running.hasRiders() ? RIDER_INTERVAL_MS : LONGEST_WAIT_MS);
    },
    work: () => turns.take(() => mover.tick(mayGoOn)),
    onError: (error) => log.error({ err: error }, 'simulator'),
  });
  let unfollow = () => {};

  /** While another instance keeps time, the database knows better. */
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
      unfollow = followOrders(deps, running, turns, alarm.set, mayGoOn);
      await turns.take(() => running.takeAll(mayGoOn));
      if (!keepsTime) return;
      pace.begin();
      alarm.start();
    },
    stop: async () => {
      keepsTime = false;
      alarm.stop();
      unfollow();
      await turns.done();
    },
    settings: async () => {
      await turns.take(refresh);
      return publicPart(settings.now);
    },
    followSettings: () =>
      turns.take(async () => {
        if (!keepsTime) return;
        const stored = await settings.stored();
        if (stored) pace.apply(stored);
        alarm.set();
      }),
    change: (wanted) =>
      turns.take(async () => {
        await refresh();
        pace.apply(settings.changed(wanted));
        await settings.save();
        bus.publishSimulatorChange();
        alarm.set();
        return publicPart(settings.now);
      }),
    tick: () => turns.take(() => mover.tick(mayGoOn)).finally(alarm.set),
    advance: (orderId, status) =>
      turns.take(async () => {
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
