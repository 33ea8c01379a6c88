import { ORDER_STATUSES, hasEnded, type OrderStatus } from '@courier/api-client/order-rules';
import { type Db, type FleetChoice, isSimulated } from '@courier/platform-api';
import { type Plot } from './journey';
import type { Run, RunnableOrder } from './run';

export interface StoredRun {
  readonly order: RunnableOrder;
  readonly passed: readonly OrderStatus[];
  /** Null for an order that is new to the simulator. */
  readonly plot: Plot | null;
  readonly startedMs: number | null;
}

interface StoredPlan extends Plot {
  readonly startedMs?: number;
}

const RUNNING = ORDER_STATUSES.filter(
  (status) => !hasEnded(status) && !['INITIATED', 'PAYMENT_INITIATED'].includes(status),
);

/** All running orders that the simulator moves, or only the given one. */
export async function readRuns(db: Db, fleets: FleetChoice, orderId?: string): Promise<StoredRun[]> {
  const running = await db
    .selectFrom('orders')
    .leftJoin('simulator_orders', 'simulator_orders.order_id', 'orders.order_id')
    .selectAll('orders')
    .select('simulator_orders.plan')
    .where('orders.status', 'in', RUNNING)
    .$if(orderId !== undefined, (query) => query.where('orders.order_id', '=', orderId as string))
    .orderBy('orders.created_at')
    .orderBy('orders.order_id')
    .execute();
  const rows = running.filter((row) => isSimulated(fleets, row));
  if (rows.length === 0) return [];
  const history = await db
    .selectFrom('order_status_history')
    .select(['order_id', 'status'])
    .where(
      'order_id',
      'in',
      rows.map((row) => row.order_id),
    )
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const passed = new Map<string, OrderStatus[]>();
  for (const { order_id, status } of history) passed.set(order_id, [...(passed.get(order_id) ?? []), status]);
  return rows.map((row) => {
    const plan = row.plan as StoredPlan | null;
    return {
      order: row,
      passed: passed.get(row.order_id) ?? [],
      plot: plan,
      startedMs: plan?.startedMs ?? null,
    };
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
