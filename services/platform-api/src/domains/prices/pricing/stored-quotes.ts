import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import type { FleetMinutes, QuotedTrip } from './carrier-quotes';
import { routeMark } from '../../places';
import { chooseFleet } from '../../../settings/fleets/fleet-choice';

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

interface StoredQuote {
  minutes: FleetMinutes;
  /** Major units, as the fleet writes it. */
  fee: number | null;
  currency: string | null;
}

/** Longer than a signed fee is valid, because a payment may take its time. */
const STORED_SECONDS = 900;

/**
 * The stored quote of a trip. The fleet is not called.
 * @param maxAgeSeconds at most 900; without it any quote that is still valid
 */
export async function readFleetQuote(
  deps: Pick<Deps, 'clock' | 'keys' | 'externalFleets'>,
  db: Db,
  quoted: QuotedTrip,
  fleetId: string,
  maxAgeSeconds = STORED_SECONDS,
): Promise<StoredQuote | null> {
  if (!deps.externalFleets.find(quoted.country, fleetId)) return null;
  const row = await db
    .selectFrom('fleet_quotes')
    .selectAll()
    .where('mark', '=', quoteMark(deps, quoted, fleetId))
    .where('expires_at', '>=', deps.clock.nowSeconds() + STORED_SECONDS - maxAgeSeconds)
    .executeTakeFirst();
  if (!row) return null;
  const { pickup_minutes: pickUp, dropoff_minutes: dropOff, fee, currency } = row;
  return { minutes: { pickUp, dropOff }, fee, currency };
}

/** Replaces an earlier quote of the same trip. */
export async function storeFleetQuote(
  deps: Pick<Deps, 'clock' | 'keys'>,
  db: Db,
  quoted: QuotedTrip,
  fleetId: string,
  { minutes, fee, currency }: StoredQuote,
): Promise<void> {
  const values = {
    pickup_minutes: minutes.pickUp,
    dropoff_minutes: minutes.dropOff,
    fee,
    currency,
    expires_at: deps.clock.nowSeconds() + STORED_SECONDS,
  };
  await db
    .insertInto('fleet_quotes')
    .values({ mark: quoteMark(deps, quoted, fleetId), ...values })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet(values))
    .execute();
}

const quoteMark = (
  { keys }: Pick<Deps, 'keys'>,
  { country, vendorId, trip }: QuotedTrip,
  fleetId: string,
): string => routeMark(keys.signatureSecret, { ...trip, terms: `fleet ${country} ${fleetId} ${vendorId}` });
