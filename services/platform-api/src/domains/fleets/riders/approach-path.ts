import { ORDER_STATUSES, etaKind, type LatLng } from '@courier/api-client/order-rules';
import { ownsVendor } from '../../../platform/calls/ownership';
import type { Session } from '../../../platform/requests/session';
import type { Db } from '../../../platform/db/database';
import { joinDoors, type Routing } from '../../places';

const ON_THE_WAY_TO_THE_SHOP = ORDER_STATUSES.filter((status) => etaKind(status) === 'origin');

/**
 * The rider's path to the shop, if it is known and exactly one shop waits and it belongs to the session; other movements of a
 * rider are not visible.
 */
export async function approachPath(
  { db, routing }: { db: Db; routing: Routing },
  session: Session,
  riderId: string,
  position: LatLng,
): Promise<LatLng[] | undefined> {
  const orders = await db
    .selectFrom('orders')
    .select(['vendor_id', 'pickup_latitude', 'pickup_longitude'])
    .where('rider_id', '=', riderId)
    .where('status', 'in', ON_THE_WAY_TO_THE_SHOP)
    .limit(2)
    .execute();
  const [order, another] = orders;
  if (!order || another || order.pickup_latitude === null || order.pickup_longitude === null)
    return undefined;
  if (!(await ownsVendor(db, session, order.vendor_id))) return undefined;
  const destination = { latitude: order.pickup_latitude, longitude: order.pickup_longitude };
  // A moving rider is asked for every few seconds; a routing server is asked again after a hundred metres.
  const source = routing.isRemote ? toGridPoint(position) : position;
  const route = await routing.findRoute({ source, destination });
  return route.isEstimate ? undefined : [...joinDoors(route.points, { source: position, destination })];
}

const toGridPoint = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});
