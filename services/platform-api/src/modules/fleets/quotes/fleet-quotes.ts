import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../db/database';
import type { VendorRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { routeMark } from '../../pricing/fee-signature';
import type { Trip } from '../../routing/routing';
import { chooseFleet } from '../fleet-choice';
import { createFindFleet } from '../find-fleet';
import type { FleetQuote, QuotedDelivery } from '../fleet-port';

type QuoteDeps = Parameters<typeof createFindFleet>[0];

/** Longer than a signed fee is valid, because a payment may take its time. */
const KEPT_SECONDS = 900;
/** While a shop types, the same trip is asked several times. */
const FRESH_SECONDS = 60;
const LONGEST_MINUTES = 24 * 60;

/** Minutes from the quote to the rider's arrival at the shop and at the customer. */
export interface FleetMinutes {
  pickUp: number | null;
  dropOff: number;
}

interface QuotedTrip {
  country: string;
  vendorId: string;
  trip: Trip;
}

/**
 * What the fleet of a shop estimates for a trip. The quote is stored, so that the order gets the times that the shop
 * has seen.
 * @returns null when the fleet gives no usable times; the estimate of the portal counts then
 */
export async function askFleetQuote(
  deps: QuoteDeps,
  db: Db,
  quoted: QuotedTrip,
  address: string,
): Promise<FleetMinutes | null> {
  const { country, vendorId, trip } = quoted;
  const vendor = await db
    .selectFrom('vendors')
    .select(['fleet_id', 'name', 'phone', 'address_text', 'rider_instructions', 'currency'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const { id: fleetId } = chooseFleet(deps.config.fleets, country, vendor.fleet_id);
  if (!deps.externalFleets.find(country, fleetId)) return null;
  const now = deps.clock.nowSeconds();
  const mark = quoteMark(deps, quoted, fleetId);
  const fresh = await findRow(db, mark, now + KEPT_SECONDS - FRESH_SECONDS);
  if (fresh) return toMinutes(fresh);
  const fleet = createFindFleet(deps)(country, fleetId);
  const quote = await fleet.quote(toDelivery(vendor, trip, address));
  const minutes = quote && readMinutes(quote, now);
  if (!quote || !minutes) return null;
  const values = {
    pickup_minutes: minutes.pickUp,
    dropoff_minutes: minutes.dropOff,
    fee: quote.fee,
    currency: quote.currency,
    expires_at: now + KEPT_SECONDS,
  };
  await db
    .insertInto('fleet_quotes')
    .values({ mark, ...values })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet(values))
    .execute();
  return minutes;
}

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
  const row = await findRow(db, quoteMark(deps, quoted, fleetId), deps.clock.nowSeconds());
  return row ? { minutes: toMinutes(row), fee: row.fee, currency: row.currency } : null;
}

const findRow = (db: Db, mark: string, expiresFrom: number) =>
  db
    .selectFrom('fleet_quotes')
    .selectAll()
    .where('mark', '=', mark)
    .where('expires_at', '>=', expiresFrom)
    .executeTakeFirst();

const toMinutes = (row: { pickup_minutes: number | null; dropoff_minutes: number }): FleetMinutes => ({
  pickUp: row.pickup_minutes,
  dropOff: row.dropoff_minutes,
});

const quoteMark = (
  { keys }: Pick<Deps, 'keys'>,
  { country, vendorId, trip }: QuotedTrip,
  fleetId: string,
): string => routeMark(keys.signatureSecret, { ...trip, terms: `fleet ${country} ${fleetId} ${vendorId}` });

/** Null for times that lie in the past, in the wrong order or days ahead. */
function readMinutes({ pickupAtSeconds, dropoffAtSeconds }: FleetQuote, now: number): FleetMinutes | null {
  if (dropoffAtSeconds === null) return null;
  const toWhole = (at: number) => Math.round((at - now) / 60);
  const dropOff = toWhole(dropoffAtSeconds);
  const pickUp = pickupAtSeconds === null ? null : Math.max(0, toWhole(pickupAtSeconds));
  if (dropOff < 1 || dropOff > LONGEST_MINUTES) return null;
  return { pickUp: pickUp !== null && pickUp < dropOff ? pickUp : null, dropOff };
}

type Shop = Pick<VendorRow, 'name' | 'phone' | 'address_text' | 'rider_instructions' | 'currency'>;

function toDelivery(
  { name, phone, address_text, rider_instructions, currency }: Shop,
  { source, destination }: Trip,
  address: string,
): QuotedDelivery {
  return {
    pickup: { name, phone_number: phone, address: address_text, notes: rider_instructions, ...source },
    dropoff: { address, notes: '', ...destination },
    items: { description: '', amount: 0, currency, payment_method: 'PAID', amount_to_collect: 0 },
  };
}
