import type { LatLng } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

export interface RiderSighting extends LatLng {
  readonly riderId: string;
  readonly orderId: string;
}

/** Updates all riders in one statement. */
export async function moveRiders(
  db: Db,
  sightings: readonly RiderSighting[],
  nowSeconds: number,
): Promise<void> {
  if (sightings.length === 0) return;
  const byRider = new Map(
    sightings.map(({ riderId, latitude, longitude }) => [
      riderId,
      { rider_id: riderId, latitude, longitude },
    ]),
  );
  const rows = JSON.stringify([...byRider.values()]);
  await sql`
    update riders set latitude = moved.latitude, longitude = moved.longitude, updated_at = ${nowSeconds}
    from jsonb_to_recordset(${rows}::jsonb) as moved (rider_id text, latitude double precision, longitude double precision)
    where riders.rider_id = moved.rider_id`.execute(db);
}
