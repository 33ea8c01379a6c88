import { sql } from 'kysely';
import { type Deps, inTransaction } from '@courier/platform-api';
import type { DemoSettings } from '../demo-settings';
import { ensureRiders } from '../riders/rider-pool';
import { demoOrders } from './demo-orders';
import type { Market } from './market';
import { TAIWAN } from './taiwan';

type HistoryDeps = Pick<Deps, 'db' | 'clock'> & Pick<DemoSettings, 'simSpeed'>;

/** Riders and sixty days of orders for the demo vendors of Taiwan. Does nothing when there are orders. */
export async function seedOrderHistory(deps: HistoryDeps): Promise<void> {
  await seedCountryHistory(TAIWAN, deps);
}

/** The same for the demo vendors of a country; returns whether it added them. */
export async function seedCountryHistory(
  market: Market,
  { db, clock, simSpeed }: HistoryDeps,
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
  const rows = JSON.stringify(orders.map(({ row }) => row));
  const history = JSON.stringify(
    orders.flatMap(({ row, history: entries }) =>
      entries.map((entry, position) => ({ order_id: row.order_id, position, ...entry })),
    ),
  );
  const plans = JSON.stringify(
    orders.flatMap(({ row, plot, history: entries }) =>
      plot
        ? [
            {
              order_id: row.order_id,
              plan: { ...plot, startedMs: (entries.at(-1)?.created_at ?? now) * 1000 },
              next_at_ms: null,
              done: false,
            },
          ]
        : [],
    ),
  );
  await inTransaction(db, async (trx) => {
    // One statement per table: unpacking JSON in the database is many times faster than parameters. It ignores column
    // defaults.
    await sql`insert into orders select * from jsonb_populate_recordset(null::orders, ${rows}::jsonb)`.execute(
      trx,
    );
    await sql`insert into order_status_history select * from jsonb_populate_recordset(null::order_status_history, ${history}::jsonb)`.execute(
      trx,
    );
    await sql`insert into simulator_orders select * from jsonb_populate_recordset(null::simulator_orders, ${plans}::jsonb)`.execute(
      trx,
    );
  });
  return true;
}
