import type { CountryCode } from '@courier/config';
import { hasEnded, isInArea, ORDER_STATUSES, type LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import { areasServed, type AreaRule } from '../rule-shapes/area-rules';

const OPEN = ORDER_STATUSES.filter((status) => !hasEnded(status));

export interface LeftOutside {
  /** Outlets whose own address is no longer inside an area of theirs, so that they deliver nowhere near. */
  outlets: readonly string[];
  /** Open orders whose destination is no longer served. */
  orders: readonly string[];
}

/** What the former areas of a country served and the new ones do not. */
export async function findLeftOutside(
  db: Db,
  country: CountryCode,
  before: readonly AreaRule[],
  after: readonly AreaRule[],
): Promise<LeftOutside> {
  const falls = (vendorId: string, pickup: LatLng, place: LatLng) =>
    isServedBy(before, vendorId, pickup, place) && !isServedBy(after, vendorId, pickup, place);
  const outlets = (await listOutlets(db, country)).filter(({ vendorId, pickup }) =>
    falls(vendorId, pickup, pickup),
  );
  const orders = (await listOpenOrders(db, country)).filter(({ vendorId, pickup, destination }) =>
    falls(vendorId, pickup, destination),
  );
  return {
    outlets: outlets.map(({ name, vendorId }) => `${name} (${vendorId})`),
    orders: orders.map(({ orderId }) => orderId),
  };
}

function isServedBy(areas: readonly AreaRule[], vendorId: string, pickup: LatLng, place: LatLng): boolean {
  const served = areasServed(areas, vendorId, pickup);
  return served === null || served.some((area) => isInArea(area, place));
}

async function listOutlets(db: Db, country: CountryCode) {
  const rows = await db
    .selectFrom('vendors')
    .select(['vendor_id', 'name', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('vendor_id', 'not like', 'guest-%')
    .orderBy('vendor_id')
    .execute();
  return rows.flatMap(({ vendor_id: vendorId, name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ vendorId, name, pickup: { latitude, longitude } }],
  );
}

async function listOpenOrders(db: Db, country: CountryCode) {
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'vendor_id', 'latitude', 'longitude', 'pickup_latitude', 'pickup_longitude'])
    .where('country', '=', country)
    .where('status', 'in', OPEN)
    .orderBy('order_id')
    .execute();
  return rows.flatMap(({ order_id: orderId, vendor_id: vendorId, latitude, longitude, ...row }) =>
    row.pickup_latitude === null || row.pickup_longitude === null
      ? []
      : [
          {
            orderId,
            vendorId,
            pickup: { latitude: row.pickup_latitude, longitude: row.pickup_longitude },
            destination: { latitude, longitude },
          },
        ],
  );
}
