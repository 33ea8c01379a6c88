import { ORDER_STATUSES, etaKind, type LatLng } from '@courier/api-client/order-rules';
import { ownsVendor } from '../../contract-mount/ownership';
import type { Session } from '../../contract-mount/session';
import type { Db } from '../../db/database';
import type { Routing } from '../routing/routing';

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
  const route = routing(position, { latitude: order.pickup_latitude, longitude: order.pickup_longitude });
  return route.isEstimate ? undefined : [...route.points];
}
