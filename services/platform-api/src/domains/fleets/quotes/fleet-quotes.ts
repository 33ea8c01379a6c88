import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Trip } from '../../places';
import { chooseFleet } from '../../../settings/fleets/fleet-choice';
import { createFindFleet } from '../find-fleet';
import type { FleetQuote, QuotedDelivery } from '../fleet-port';
import { readFleetQuote, storeFleetQuote, type FleetMinutes, type QuotedTrip } from '../../prices';

type QuoteDeps = Parameters<typeof createFindFleet>[0];

/** While a shop types, the same trip is asked several times. */
const FRESH_SECONDS = 60;
const LONGEST_MINUTES = 24 * 60;

/**
 * What the fleet of a shop estimates for a trip. The quote is stored, so that the order gets the times that the shop
 * has seen.
 * @returns null when the fleet gives no usable times; the estimate of the portal counts then
 */
export async function requestFleetQuote(
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
  const fresh = await readFleetQuote(deps, db, quoted, fleetId, FRESH_SECONDS);
  if (fresh) return fresh.minutes;
  const askedAt = deps.clock.nowSeconds();
  const fleet = createFindFleet(deps)(country, fleetId);
  const quote = await fleet.quote(toDelivery(vendor, trip, address));
  const minutes = quote && readMinutes(quote, askedAt);
  if (!quote || !minutes) return null;
  await storeFleetQuote(deps, db, quoted, fleetId, { minutes, fee: quote.fee, currency: quote.currency });
  return minutes;
}

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
