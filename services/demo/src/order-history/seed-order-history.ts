import { sql } from 'kysely';
import { type Deps, seedOrders } from '@courier/platform-api';
import type { DemoSettings } from '../demo-settings';
import { ensureRiders } from '../riders/rider-pool';
import { demoOrders } from './demo-orders';
import type { Market } from './market';
import { TAIWAN } from './taiwan';

type HistoryDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & Pick<DemoSettings, 'simSpeed'>;

/** Riders and sixty days of orders for the demo vendors of Taiwan. Does nothing when there are orders. */
export async function seedOrderHistory(deps: HistoryDeps): Promise<void> {
  await seedCountryHistory(TAIWAN, deps);
}

/**
 * The same for the demo vendors of a country; returns whether it added them.
 * @param options.arePublished the simulator already runs and has to learn of the running ones
 */
export async function seedCountryHistory(
  market: Market,
  { db, clock, bus, simSpeed }: HistoryDeps,
  { arePublished = false }: { arePublished?: boolean } = {},
): Promise<boolean> {
  const { country } = market;
  const known = await db
    .selectFrom('orders')
    .select('order_id')
    .where('country', '=', country)
    .limit(1)
    .executeTakeFirst();
  if (known) return false;
  const now = clock.nowSeconds();
  await ensureRiders(db, country, now);
  const riders = await db
    .selectFrom('riders')
    .select('rider_id')
    .where('country', '=', country)
    .orderBy('rider_id')
    .execute();
  const vendors = await db
    .selectFrom('vendors')
    .selectAll()
    .where('country', '=', country)
    .orderBy('vendor_id')
    .execute();
  // Computed before the transaction: it takes seconds, and an idle transaction is ended.
  const orders = demoOrders(
    market,
    vendors,
    riders.map(({ rider_id }) => rider_id),
    now,
    simSpeed,
  );
  const running = orders.flatMap(({ order, plot }) => (plot ? [{ order, plot }] : []));
  const plans = JSON.stringify(
    running.map(({ order: { orderId, history }, plot }) => ({
      order_id: orderId,
      plan: { ...plot, startedMs: (history.at(-1)?.created_at ?? now) * 1000 },
      next_at_ms: null,
      done: false,
    })),
  );
  await seedOrders(
    { db, bus },
    orders.map(({ order }) => order),
    {
      store: async (trx) => {
        await sql`insert into simulator_orders select * from jsonb_populate_recordset(null::simulator_orders, ${plans}::jsonb)`.execute(
          trx,
        );
      },
      published: arePublished ? running.map(({ order }) => order.orderId) : [],
    },
  );
  return true;
}
