import type { Order } from '@courier/api-client/contract';
import { sql } from 'kysely';
import { badInput } from '../../platform/requests/refusal';
import type { Db } from '../../platform/db/database';
import type { OrderRow } from '../../platform/db/schema';
import { chargesColumn } from './charges/charges.repository';
import { historyColumn, withTheirHistory, type OrderWithHistory } from './stored-orders/orders.repository';

const DEFAULT_COUNT = 30;
const LARGEST_COUNT = 200;

export interface OrderPageQuery {
  /** The vendor alone, or with its outlets. */
  vendorIds: readonly string[];
  from?: number | undefined;
  to?: number | undefined;
  count?: number | undefined;
  paginationKey?: string | undefined;
  phone?: string | undefined;
  /** The last six characters of the order id. */
  number?: string | undefined;
  scheduled: boolean;
  /** Whether orders have their charges. */
  includeCharges?: boolean | undefined;
}

export interface OrderPage {
  orders: Order[];
  /** Null on the last page. */
  nextKey: string | null;
}

interface Position {
  time: number;
  orderId: string;
}

/**
 * One page, newest first. Each vendor is read by its own index, up to the length of a page, and the results are
 * merged: a single condition over many vendors would read the whole table.
 * @throws Refusal 400 for an invalid pagination key
 */
export async function orderPage(db: Db, query: OrderPageQuery): Promise<OrderPage> {
  const count = Math.min(LARGEST_COUNT, Math.max(1, Math.floor(query.count ?? DEFAULT_COUNT)));
  const after = query.paginationKey === undefined ? null : parsePaginationKey(query.paginationKey);
  const time = sql.ref(query.scheduled ? 'preordered_for' : 'created_at');
  const conditions = [
    sql`vendor_id = shop.id`,
    ...(query.scheduled ? [sql`preordered_for is not null`] : []),
    ...(query.from === undefined ? [] : [sql`${time} >= ${Math.ceil(bounded(query.from))}`]),
    ...(query.to === undefined ? [] : [sql`${time} <= ${Math.floor(bounded(query.to))}`]),
    ...(query.phone === undefined ? [] : [sql`customer_phone_number = ${query.phone}`]),
    ...(query.number === undefined ? [] : [sql`right(order_id, 6) = ${query.number}`]),
    ...(after === null ? [] : [sql`(${time}, order_id) < (${after.time}::bigint, ${after.orderId})`]),
  ];
  // A literal, because with a parameter the database plans every page again.
  const order = sql`order by ${time} desc, order_id desc limit ${sql.lit(count + 1)}`;
  const details = query.includeCharges ? [historyColumn, chargesColumn] : [historyColumn];
  // Histories and charges are read last, only for the orders of the page.
  const { rows } = await sql<OrderWithHistory>`
    select orders.*, ${sql.join(details)} from (
      select page.* from unnest(${query.vendorIds}::text[]) as shop (id)
      cross join lateral (select * from orders where ${sql.join(conditions, sql` and `)} ${order}) as page ${order}
    ) as orders ${order}`.execute(db);
  const page = rows.slice(0, count);
  const last = page.at(-1);
  const nextKey = rows.length > count && last ? paginationKey(last, query.scheduled) : null;
  return { orders: withTheirHistory(page), nextKey };
}

const bounded = (seconds: number): number => Math.max(0, Math.min(seconds, 9_999_999_999));

const paginationKey = (row: OrderRow, scheduled: boolean): string =>
  Buffer.from(`${scheduled ? row.preordered_for : row.created_at} ${row.order_id}`).toString('base64url');

function parsePaginationKey(key: string): Position {
  const match = /^(\d{1,10}) (\S{1,200})$/.exec(Buffer.from(key, 'base64url').toString());
  if (!match || /\0/.test(match[2] as string))
    throw badInput('The pagination_key is not one of ours.', 'error.invalid-input', 'pagination_key');
  return { time: Number(match[1]), orderId: match[2] as string };
}
