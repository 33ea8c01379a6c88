import type { FleetKey, RiderSession } from '../../platform/calls/callers';
import type { Db } from '../../platform/db/database';
import { isHandedOver } from './events/fleet-rules';

/** Whether the order, running or ended, was handed over to the fleet, and for a rider assigned to it. */
export async function ownsDelivery(
  db: Db,
  caller: FleetKey | RiderSession,
  orderId: string,
): Promise<boolean> {
  const riderId = 'riderId' in caller ? caller.riderId : null;
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('order_id', '=', orderId)
    .where('country', '=', caller.country)
    .where('fleet_id', '=', caller.fleetId)
    .$if(riderId !== null, (query) => query.where('rider_id', '=', riderId))
    .executeTakeFirst();
  return row !== undefined && isHandedOver(row.status);
}
