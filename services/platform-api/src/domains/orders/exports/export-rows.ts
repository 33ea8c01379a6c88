import { matchesSearch, type OrderStatus } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { badInput } from '../../../platform/requests/refusal';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { chargesColumn } from '../charges/charges.repository';
import { historyColumn } from '../stored-orders/orders.repository';

/** Limits the time to create a file. Counts orders before the search filter. */
const MOST_ROWS = LIMITS.exportOrders.mail;

export interface ExportQuery {
  /** Unix seconds of the order's creation, inclusive. */
  from?: number | undefined;
  to?: number | undefined;
  include_outlets?: boolean | undefined;
  status?: string | undefined;
  /** Part of the customer's id, phone number or name. */
  search?: string | undefined;
  customer_phone_number?: string | undefined;
}

/**
 * Newest first, with the vendor's name, the history and the charges.
 * @throws Refusal 400 when there are too many orders
 */
export async function ordersToExport(db: Db, vendorId: string, query: ExportQuery) {
  const { query: orders } = await matching(db, vendorId, query);
  const rows = await orders
    .innerJoin('vendors', 'vendors.vendor_id', 'orders.vendor_id')
    .selectAll('orders')
    .select(['vendors.name as vendor_name', historyColumn, chargesColumn])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(MOST_ROWS + 1)
    .execute();
  if (rows.length > MOST_ROWS) throw tooLarge();
  const { search = '' } = query;
  return rows.filter((row) =>
    matchesSearch(
      { ...row, customer: { name: row.customer_name, phone_number: row.customer_phone_number } },
      search,
    ),
  );
}

/** @throws Refusal 400 when there are too many orders */
export async function assertFitsInFile(db: Db, vendorId: string, query: ExportQuery): Promise<void> {
  const { query: orders } = await matching(db, vendorId, query);
  const beyond = await orders
    .select('order_id')
    .orderBy('orders.created_at', 'desc')
    .offset(MOST_ROWS)
    .limit(1)
    .executeTakeFirst();
  if (beyond) throw tooLarge();
}

const tooLarge = () => badInput('There are too many orders for one file.', 'error.export-too-large', 'from');

async function matching(db: Db, vendorId: string, query: ExportQuery) {
  const { from, to, status, include_outlets, customer_phone_number: phone } = query;
  return {
    query: db
      .selectFrom('orders')
      .where('orders.vendor_id', 'in', await vendorIds(db, vendorId, include_outlets ?? false))
      .$if(from !== undefined, (all) => all.where('orders.created_at', '>=', Math.ceil(bounded(from))))
      .$if(to !== undefined, (all) => all.where('orders.created_at', '<=', Math.floor(bounded(to))))
      .$if(status !== undefined, (all) =>
        all.where('orders.status', '=', sql<OrderStatus>`any(${(status ?? '').split(',')})`),
      )
      .$if(phone !== undefined, (all) => all.where('orders.customer_phone_number', '=', phone ?? '')),
  };
}

export type ExportedRow = Awaited<ReturnType<typeof ordersToExport>>[number];

const bounded = (seconds: number | undefined): number => Math.max(0, Math.min(seconds ?? 0, 9_999_999_999));

async function vendorIds(db: Db, vendorId: string, withOutlets: boolean): Promise<string[]> {
  if (!withOutlets) return [vendorId];
  const outlets = await db
    .selectFrom('vendors')
    .select('vendor_id')
    .where('parent_vendor_id', '=', vendorId)
    .execute();
  return [vendorId, ...outlets.map((outlet) => outlet.vendor_id)];
}
