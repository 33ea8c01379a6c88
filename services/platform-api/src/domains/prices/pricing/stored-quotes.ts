import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import type { FleetMinutes, QuotedTrip } from './carrier-quotes';
import { routeMark } from '../../places';
import { chooseFleet } from '../../../settings/fleet-choice';

/** The times of the stored quote for an order of a shop; null without one. */
export async function findFleetMinutes(
  deps: Pick<Deps, 'clock' | 'keys' | 'externalFleets' | 'config'>,
  db: Db,
  { country, vendor_id: vendorId, fleet_id: wantedId }: Pick<VendorRow, 'country' | 'vendor_id' | 'fleet_id'>,
  { source, destination }: { source: LatLng | null; destination: LatLng | null },
): Promise<FleetMinutes | null> {
  if (!source || !destination) return null;
  const { id } = chooseFleet(deps.config.fleets, country, wantedId);
  const quoted = { country, vendorId, trip: { source, destination } };
  return (await readFleetQuote(deps, db, quoted, id))?.minutes ?? null;
}

/** The stored quote of a trip. The fleet is not called. */
export async function readFleetQuote(
  deps: Pick<Deps, 'clock' | 'keys' | 'externalFleets'>,
  db: Db,
  quoted: QuotedTrip,
  fleetId: string,
): Promise<{ minutes: FleetMinutes; fee: number | null; currency: string | null } | null> {
  if (!deps.externalFleets.find(quoted.country, fleetId)) return null;
  const row = await findQuoteRow(db, quoteMark(deps, quoted, fleetId), deps.clock.nowSeconds());
  return row ? { minutes: toMinutes(row), fee: row.fee, currency: row.currency } : null;
}

export const findQuoteRow = (db: Db, mark: string, expiresFrom: number) =>
  db
    .selectFrom('fleet_quotes')
    .selectAll()
    .where('mark', '=', mark)
    .where('expires_at', '>=', expiresFrom)
    .executeTakeFirst();

export const toMinutes = (row: { pickup_minutes: number | null; dropoff_minutes: number }): FleetMinutes => ({
  pickUp: row.pickup_minutes,
  dropOff: row.dropoff_minutes,
});

export const quoteMark = (
  { keys }: Pick<Deps, 'keys'>,
  { country, vendorId, trip }: QuotedTrip,
  fleetId: string,
): string => routeMark(keys.signatureSecret, { ...trip, terms: `fleet ${country} ${fleetId} ${vendorId}` });
