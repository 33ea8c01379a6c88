import type { Order } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { historyColumn, withTheirHistory } from '../orders/orders.repository';

/** As many as are told at once. */
const COUNT = 50;

/**
 * The newest orders that guests placed with the e-mail of an account, while that is confirmed. They stay the guests':
 * the account sees them and acts for none.
 */
export async function ordersPlacedAsGuest(
  db: Db,
  { userId, country }: { userId: string; country: string },
): Promise<Order[]> {
  const email = db
    .selectFrom('users')
    .select('users.email')
    .where('users.id', '=', userId)
    .where('users.country', '=', country)
    .where('users.awaiting_confirmation', '=', false);
  const rows = await db
    .selectFrom('orders')
    .selectAll('orders')
    .select(historyColumn)
    .where('orders.country', '=', country)
    // Written out, as the index has it.
    .where(sql<boolean>`orders.vendor_id like 'guest-%'`)
    .where(sql<string>`lower(orders.sender->>'email')`, '=', email)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(COUNT)
    .execute();
  return withTheirHistory(rows);
}
