import type { CountryCode } from '@courier/config';
import type { Order } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { historyColumn, withTheirHistory } from '../stored-orders/orders.repository';
import { haveGuestOrdersJoined } from './guest-order-claims';

const COUNT = 50;

/** Empty until the mailbox owner let the orders join; then the account can only read them. */
export async function ordersPlacedAsGuest(
  db: Db,
  account: { userId: string; country: CountryCode },
): Promise<{ data: Order[]; to_be_confirmed?: boolean }> {
  if (!(await haveGuestOrdersJoined(db, account.userId))) {
    const first = await selectOrders(db, account).select('orders.order_id').limit(1).executeTakeFirst();
    return { data: [], ...(first ? { to_be_confirmed: true } : {}) };
  }
  const rows = await selectOrders(db, account)
    .selectAll('orders')
    .select(historyColumn)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(COUNT)
    .execute();
  return { data: await withTheirHistory(rows) };
}

function selectOrders(db: Db, { userId, country }: { userId: string; country: CountryCode }) {
  const email = db
    .selectFrom('users')
    .select('users.email')
    .where('users.id', '=', userId)
    .where('users.country', '=', country)
    .where('users.awaiting_confirmation', '=', false);
  return (
    db
      .selectFrom('orders')
      .where('orders.country', '=', country)
      // A literal, to match the index condition.
      .where(sql<boolean>`orders.vendor_id like 'guest-%'`)
      .where(sql<string>`lower(orders.sender->>'email')`, '=', email)
  );
}
