import { findSimulatedOrders, type Deps } from '@courier/platform-api';
import { sql } from 'kysely';
import type { Db, SimulatedOrder } from '../port';
import { type Plot } from './journey';
import type { Run } from './run';

export interface StoredRun extends SimulatedOrder {
  /** Null for an order that is new to the simulator. */
  readonly plot: Plot | null;
  readonly startedMs: number | null;
}

interface StoredPlan extends Plot {
  readonly startedMs?: number;
}

/** All running orders that the simulator moves, or only the given one. */
export async function readRuns(deps: Pick<Deps, 'db' | 'config'>, orderId?: string): Promise<StoredRun[]> {
  const orders = await findSimulatedOrders(deps, orderId);
  if (orders.length === 0) return [];
  const ids = orders.map(({ order }) => order.order_id);
  const stored = await deps.db
    .selectFrom('simulator_orders')
    .select(['order_id', 'plan'])
    .where('order_id', '=', sql<string>`any(${ids})`)
    .execute();
  const plans = new Map(stored.map(({ order_id, plan }) => [order_id, plan as StoredPlan | null]));
  return orders.map(({ order, passed }) => {
    const plot = plans.get(order.order_id) ?? null;
    return { order, passed, plot, startedMs: plot?.startedMs ?? null };
  });
}

export async function saveRun(db: Db, run: Run, done: boolean): Promise<void> {
  const plan = JSON.stringify({ ...run.plot, startedMs: Math.round(run.startedMs) } satisfies StoredPlan);
  const next_at_ms = done ? null : Math.round(run.dueMs);
  await db
    .insertInto('simulator_orders')
    .values({ order_id: run.orderId, plan, next_at_ms, done })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ plan, next_at_ms, done }))
    .execute();
}
