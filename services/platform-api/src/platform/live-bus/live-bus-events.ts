import type { Order } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { OrderVersion } from './live-bus-sending';
import type { OrderSource } from './order-source';

const LOOK_MS = 500;
const AT_ONCE = 200;

export async function deleteEvents(db: Db, sent: readonly OrderVersion[]): Promise<void> {
  const ids = sent.map(({ order_id }) => order_id);
  const versions = sent.map(({ version }) => version);
  await sql`delete from order_events using unnest(${ids}::text[], ${versions}::bigint[]) as told (order_id, version)
    where order_events.order_id = told.order_id and order_events.version <= told.version`.execute(db);
}

/**
 * Orders with an unpublished change, because their instance died between commit and message. Each is leased to one
 * instance, and later to another if it is still unpublished.
 */
async function claimLateOrders(db: Db, source: OrderSource): Promise<Order[]> {
  const { rows } = await sql<OrderVersion>`
    update order_events set due_at = now() + interval '1.5 seconds'
    where (order_id, version) in (
      select order_id, version from order_events where due_at < now()
      order by due_at limit ${AT_ONCE} for update skip locked)
    returning order_id, version`.execute(db);
  const orders = await source.findOrders(db, [...new Set(rows.map(({ order_id }) => order_id))]);
  const news = orders.filter(source.isNews);
  const announcedIds = new Set(news.map(({ order_id }) => order_id));
  const others = rows.filter(({ order_id }) => !announcedIds.has(order_id));
  if (others.length > 0) await deleteEvents(db, others);
  return news;
}

/** Polls twice a second. @returns a function that stops polling */
export function watchEvents(db: Db, source: OrderSource, onLate: (order: Order) => void): () => void {
  let isLooking = false;
  const publishLateOrders = () => {
    if (isLooking) return;
    isLooking = true;
    void claimLateOrders(db, source)
      .then(
        (orders) => orders.forEach(onLate),
        () => undefined,
      )
      .then(() => {
        isLooking = false;
      });
  };
  const timer = setInterval(publishLateOrders, LOOK_MS).unref();
  return () => clearInterval(timer);
}
