import { readOrderNumber, searchKey } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Holder } from '../hand-in/find-holder';

/** Cash of an order that a fleet holds, in minor units. */
interface OrderCash {
  orderId: string;
  /** Not handed in yet; negative where too much was. */
  openMinor: number;
}

export interface FoundOrders {
  /** By reference, the ids of the orders that it names. */
  byReference: ReadonlyMap<string, readonly string[]>;
  cash: ReadonlyMap<string, OrderCash>;
  /** By reference, why an order that exists has no cash of the fleet. */
  obstacles: ReadonlyMap<string, string>;
}

interface Named {
  reference: string;
  orderId: string;
}

/**
 * The orders that references name: by our id or number, by the id of a courier company, by the event with which the
 * fleet reported the delivery. The first kind that fits a reference counts. Only orders with cash of the fleet count.
 */
export async function findOrders(
  db: Db,
  holder: Holder,
  references: readonly string[],
): Promise<FoundOrders> {
  const byReference = new Map<string, string[]>();
  for (const find of [findByOrderId, findByNumber, findByCompany, findByEvent]) {
    const open = references.filter((reference) => !byReference.has(reference));
    for (const { reference, orderId } of open.length === 0 ? [] : await find(db, holder, open))
      byReference.set(reference, [...(byReference.get(reference) ?? []), orderId]);
  }
  const cash = await readOrderCash(db, holder, [...new Set([...byReference.values()].flat())]);
  const missing = references.filter((reference) => !byReference.has(reference));
  return { byReference, cash, obstacles: await findObstacles(db, holder, missing) };
}

async function findByOrderId(db: Db, { account, country }: Holder, references: readonly string[]) {
  const { rows } =
    await sql<Named>`select distinct order_id as reference, order_id as "orderId" from cash_entries
    where order_id = any(${references}) and account = ${account} and country = ${country}`.execute(db);
  return rows;
}

async function findByNumber(db: Db, { account, country }: Holder, references: readonly string[]) {
  const numbers = new Map<string, string[]>();
  for (const reference of references) {
    const number = readOrderNumber(searchKey(reference));
    if (number !== null) numbers.set(number, [...(numbers.get(number) ?? []), reference]);
  }
  if (numbers.size === 0) return [];
  const { rows } = await sql<Named>`
    select distinct right(order_id, 6) as reference, order_id as "orderId" from cash_entries
    where right(order_id, 6) = any(${[...numbers.keys()]}) and order_id is not null and account = ${account}
      and country = ${country}`.execute(db);
  return rows.flatMap(({ reference, orderId }) =>
    (numbers.get(reference) ?? []).map((written): Named => ({ reference: written, orderId })),
  );
}

const hasCash = ({ account, country }: Holder) => sql`exists (select from cash_entries
  where cash_entries.order_id = named.order_id and account = ${account} and country = ${country})`;

async function findByCompany(db: Db, holder: Holder, references: readonly string[]) {
  const { rows } = await sql<Named>`
    select external_id as reference, order_id as "orderId" from external_deliveries as named
    where country = ${holder.country} and fleet_id = ${holder.name} and external_id = any(${references})
      and ${hasCash(holder)}`.execute(db);
  return rows;
}

async function findByEvent(db: Db, holder: Holder, references: readonly string[]) {
  const { rows } =
    await sql<Named>`select event_id as reference, order_id as "orderId" from fleet_events as named
    where country = ${holder.country} and fleet_id = ${holder.name} and event_id = any(${references})
      and status = 'DELIVERED' and ${hasCash(holder)}`.execute(db);
  return rows;
}

async function readOrderCash(db: Db, { account, country }: Holder, orderIds: readonly string[]) {
  const { rows } = await sql<OrderCash>`
    select order_id as "orderId", sum(amount_minor)::float8 as "openMinor" from cash_entries
    where order_id = any(${orderIds}) and account = ${account} and country = ${country} group by order_id`.execute(
    db,
  );
  return new Map(rows.map((cash) => [cash.orderId, cash]));
}

async function findObstacles(db: Db, { country, name }: Holder, references: readonly string[]) {
  if (references.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ orderId: string; country: string; status: string; holder: string | null }>`
    select order_id as "orderId", country, status, (select max(subject) from cash_entries
      where cash_entries.order_id = orders.order_id) as holder
    from orders where order_id = any(${references})`.execute(db);
  return new Map(
    rows.map(({ orderId, holder, status, ...order }) => {
      if (order.country !== country) return [orderId, `${orderId} is an order of ${order.country}`];
      if (holder !== null) return [orderId, `the cash of ${orderId} is held by ${holder}, not by ${name}`];
      return [orderId, `${orderId} (${status}) has no cash in the ledger`];
    }),
  );
}
