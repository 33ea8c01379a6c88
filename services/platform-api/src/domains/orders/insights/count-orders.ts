import {
  DISTANCE_STEP,
  ORDER_STATUSES,
  statusFacts,
  type InsightCounts,
  type OrderStatus,
} from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

const UNCHARGED = ORDER_STATUSES.filter((status) =>
  ['cancelled', 'failed'].includes(statusFacts(status).end ?? ''),
);
/** Times within one slot share the local hour in every supported country. */
const HALF_HOUR = 1800;
const EARTH_RADIUS_METRES = 6_371_008.8;

export interface CountQuery {
  vendorIds: readonly string[];
  /** Unix seconds, inclusive. */
  from: number;
  to: number;
}

/** Fields of other kinds are null. */
interface CountRow {
  kind: 'ending' | 'placed' | 'delivery' | 'pickup' | 'promise' | 'fee';
  vendor_id: string | null;
  status: OrderStatus | null;
  reason: string | null;
  cancelled_by: 'USER' | 'PLATFORM' | null;
  placed: number | null;
  taken: number | null;
  promised: number | null;
  waited: number | null;
  metres: number | null;
  fee: number | null;
  orders: number;
}

/** Minutes, rounded; integer arithmetic is many times faster than decimals. */
const minutesBetween = (from: string, to: string) =>
  sql`(greatest(0, ${sql.ref(to)} - ${sql.ref(from)}) + 30) / 60`;

/** Null values are not counted. */
const facts = ({ vendorIds, from, to }: CountQuery) => sql`
  select vendor_id, status, cancellation_reason as reason, cancelled_by,
    created_at / ${sql.lit(HALF_HOUR)} * ${sql.lit(HALF_HOUR)} as placed,
    case when is_delivered then ${minutesBetween('asked_at', 'delivered_at')} end as taken,
    case when is_delivered and preordered_for is null and promised_for is not null
      then ${minutesBetween('asked_at', 'promised_for')} end as promised,
    case when collected_at >= near_vendor_at then ${minutesBetween('near_vendor_at', 'collected_at')} end as waited,
    case when pickup_latitude is not null and not status = any(${UNCHARGED}) then
      floor(2 * ${sql.lit(EARTH_RADIUS_METRES)}::float8 * asin(least(1, sqrt(
        sin(radians(latitude - pickup_latitude) / 2) ^ 2 + cos(radians(latitude)) * cos(radians(pickup_latitude))
        * sin(radians(longitude - pickup_longitude) / 2) ^ 2))) / ${sql.lit(DISTANCE_STEP)})::bigint
      * ${sql.lit(DISTANCE_STEP)} end as metres,
    coalesce(discounted_delivery_fee_minor, delivery_fee_minor) as fee
  from (
    select *, greatest(created_at, coalesce(preordered_for, 0)) as asked_at,
      status = 'DELIVERED' and delivered_at is not null as is_delivered
    from orders where vendor_id = any(${vendorIds})
      and created_at >= ${Math.max(0, Math.ceil(from))} and created_at <= ${Math.floor(to)}) as o`;

/** One pass, so that all counts are of the same moment. */
export async function countOrders(
  db: Db,
  query: CountQuery,
  toMajor: (minor: number) => number,
): Promise<InsightCounts> {
  const { rows } = await sql<CountRow>`
    select case when grouping(status) = 0 then 'ending' when grouping(placed) = 0 then 'placed'
        when grouping(promised) = 0 then 'promise' when grouping(taken) = 0 then 'delivery'
        when grouping(waited) = 0 then 'pickup' else 'fee' end as kind,
      vendor_id, status, reason, cancelled_by, placed, taken, promised, waited, metres, fee, count(*) as orders
    from (${facts(query)}) as facts
    group by grouping sets ((vendor_id, status, reason, cancelled_by), (placed), (vendor_id, promised, taken),
      (vendor_id, taken), (waited), (metres, fee))
    order by kind, vendor_id, placed, promised, taken, waited, metres, fee, status, reason, cancelled_by`.execute(
    db,
  );
  const countsWithKind = <Column extends keyof CountRow>(kind: CountRow['kind'], counted: Column) =>
    rows.filter(
      (row): row is CountRow & Record<Column, NonNullable<CountRow[Column]>> =>
        row.kind === kind && row[counted] !== null,
    );
  const rowVendorId = ({ vendor_id }: CountRow) => vendor_id ?? '';
  return {
    endings: countsWithKind('ending', 'status').map((row) => ({
      vendorId: rowVendorId(row),
      status: row.status,
      reason: row.reason,
      by: row.cancelled_by,
      orders: row.orders,
    })),
    placed: countsWithKind('placed', 'placed').map(({ placed, orders }) => ({ at: placed, orders })),
    deliveries: countsWithKind('delivery', 'taken').map((row) => ({
      vendorId: rowVendorId(row),
      minutes: row.taken,
      orders: row.orders,
    })),
    pickups: countsWithKind('pickup', 'waited').map(({ waited, orders }) => ({ minutes: waited, orders })),
    promises: countsWithKind('promise', 'promised').map((row) => ({
      vendorId: rowVendorId(row),
      promised: row.promised,
      actual: row.taken ?? 0,
      orders: row.orders,
    })),
    fees: countsWithKind('fee', 'metres').map(({ metres, fee, orders }) => ({
      metres,
      fee: toMajor(fee ?? 0),
      orders,
    })),
  };
}
