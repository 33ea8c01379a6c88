import type { FleetEvent } from '@courier/api-client/fleet';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { OrderRow } from '../../platform/db/schema';
import { newSecret } from '../../platform/security/sealed-answer';
import type { FleetKey } from '../../platform/calls/callers';

type ReportedRider = NonNullable<FleetEvent['rider']>;
type FleetName = Pick<FleetKey, 'country' | 'fleetId'>;

/**
 * Stores a rider as the fleet names it.
 * @param keepsId whether the fleet's own id may be the rider's, because no other fleet exists
 * @returns the rider's id in the portal
 */
export async function storeRider(
  db: Db,
  { country, fleetId }: FleetName,
  rider: ReportedRider,
  pickup: OrderRow,
  keepsId: boolean,
): Promise<string> {
  // Two orders may get the same new rider at the same time.
  const lock = `fleet rider ${country} ${fleetId} ${rider.rider_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const known = await findFleetRider(db, { country, fleetId }, rider.rider_id);
  const contact = { name: rider.name, phone_number: rider.phone_number };
  const vehicle = rider.vehicle ?? null;
  if (known) {
    await db.updateTable('riders').set(contact).where('rider_id', '=', known.rider_id).execute();
    await db.updateTable('fleet_riders').set({ vehicle }).where('rider_id', '=', known.rider_id).execute();
    return known.rider_id;
  }
  const row = {
    country,
    ...contact,
    // Not shown until the fleet reports a position.
    latitude: pickup.pickup_latitude ?? pickup.latitude,
    longitude: pickup.pickup_longitude ?? pickup.longitude,
    updated_at: 0,
  };
  const insert = async (rider_id: string) =>
    db
      .insertInto('riders')
      .values({ rider_id, ...row })
      .onConflict((conflict) => conflict.column('rider_id').doNothing())
      .returning('rider_id')
      .executeTakeFirst();
  const stored = (keepsId && (await insert(rider.rider_id))) || (await insert(`r-${newSecret()}`));
  if (!stored) throw new Error('A new rider id is taken.');
  await db
    .insertInto('fleet_riders')
    .values({
      country,
      fleet_id: fleetId,
      external_id: rider.rider_id,
      rider_id: stored.rider_id,
      vehicle,
    })
    .execute();
  return stored.rider_id;
}

/** A rider by the fleet's own id. */
export const findFleetRider = (db: Db, { country, fleetId }: FleetName, externalId: string) =>
  db
    .selectFrom('fleet_riders')
    .innerJoin('riders', 'riders.rider_id', 'fleet_riders.rider_id')
    .select(['riders.rider_id', 'external_id', 'name', 'phone_number', 'vehicle'])
    .where('fleet_riders.country', '=', country)
    .where('fleet_riders.fleet_id', '=', fleetId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();

/** Whether it is known where a rider is; of riders that no fleet has reported it always is. */
export async function isRiderLocated(db: Db, riderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('fleet_riders')
    .select('has_position')
    .where('rider_id', '=', riderId)
    .executeTakeFirst();
  return row?.has_position ?? true;
}
