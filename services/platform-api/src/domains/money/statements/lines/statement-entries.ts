import type { Statement } from '@courier/api-client/contract';
import { orderNumber } from '@courier/api-client/order-rules';
import { localDate } from '@courier/config/time';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { chargedAt } from './charged-orders';
import { isUnclaimed } from './claim-lines';
import { isOfSource, type LineSource } from './line-source';

type Entry = Statement['entries'][number];
type Rate = Statement['rates'][number];

/** Limits the memory of one query. */
const PAGE_ORDERS = 500;

interface EntryRow {
  order_id: string;
  created_at: number;
  outlet_id: string;
  outlet: string;
  kind: Entry['kind'];
  tax_percent: number | null;
  gross_minor: number;
  tax_minor: number;
  charged_at: number;
}

async function listOrderIds(db: Db, source: LineSource): Promise<string[]> {
  const { rows } =
    'statementId' in source
      ? await sql<{ order_id: string }>`
          select order_id from orders where order_id in (
            select order_id from statement_lines where statement_id = ${source.statementId})
          order by created_at, order_id`.execute(db)
      : await sql<{ order_id: string }>`
          select order_id from orders where exists (
            select from order_charges where order_charges.order_id = orders.order_id and ${isUnclaimed(source)})
          order by created_at, order_id`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

/**
 * One entry per order, kind and tax rate, oldest order first.
 * @param from first second of the month; what is charged before it is late
 */
export async function readEntries(
  db: Db,
  source: LineSource,
  { from, timezone }: { from: number; timezone: string },
): Promise<Entry[]> {
  const ids = await listOrderIds(db, source);
  const entries: Entry[] = [];
  for (let start = 0; start < ids.length; start += PAGE_ORDERS) {
    const rows = await readPage(db, source, ids.slice(start, start + PAGE_ORDERS));
    entries.push(...rows.map((row) => toEntry(row, from, timezone)));
  }
  return entries;
}

async function readPage(db: Db, source: LineSource, ids: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select orders.order_id, orders.created_at, orders.vendor_id as outlet_id, vendors.name as outlet,
      case when kind in ('return', 'refund', 'adjustment') then kind else 'delivery' end as kind,
      tax_percent, sum(order_charges.amount_minor)::bigint as gross_minor,
      coalesce(sum(tax_minor), 0)::bigint as tax_minor, min(${chargedAt}) as charged_at
    from order_charges join orders using (order_id) join vendors on vendors.vendor_id = orders.vendor_id
    where orders.order_id = any(${ids}) and ${isOfSource(source)}
    group by orders.order_id, vendors.vendor_id, 5, tax_percent
    order by orders.created_at, orders.order_id, 5, tax_percent nulls first`.execute(db);
  return rows;
}

const toEntry = (row: EntryRow, from: number, timezone: string): Entry => ({
  order_id: row.order_id,
  order_number: orderNumber(row.order_id),
  ordered_on: localDate(row.created_at, timezone),
  outlet_id: row.outlet_id,
  outlet: row.outlet,
  kind: row.kind,
  tax_percent: row.tax_percent,
  net_minor: row.gross_minor - row.tax_minor,
  tax_minor: row.tax_minor,
  gross_minor: row.gross_minor,
  is_late: row.charged_at < from,
});

type Amounts = Pick<Rate, 'net_minor' | 'tax_minor' | 'gross_minor'>;

export const sumAmounts = (parts: readonly Amounts[]): Amounts =>
  parts.reduce<Amounts>(
    (sum, part) => ({
      net_minor: sum.net_minor + part.net_minor,
      tax_minor: sum.tax_minor + part.tax_minor,
      gross_minor: sum.gross_minor + part.gross_minor,
    }),
    { net_minor: 0, tax_minor: 0, gross_minor: 0 },
  );

/** Sums per tax rate: amounts without a known tax first, then rising rates. */
export function sumRates(entries: readonly Rate[]): Rate[] {
  const rates = [...new Set(entries.map(({ tax_percent }) => tax_percent))];
  return rates
    .toSorted((a, b) => (a ?? -1) - (b ?? -1))
    .map((rate) => ({
      tax_percent: rate,
      ...sumAmounts(entries.filter(({ tax_percent }) => tax_percent === rate)),
    }));
}
