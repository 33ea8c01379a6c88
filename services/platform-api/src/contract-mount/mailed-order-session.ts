import { contract, type Call } from '@courier/api-client/contract';
import type { Session } from './session';

/** Calls that act on no order and show none: the form that changes an order needs places, prices and the profile. */
const CALLS_OF_NO_ORDER: ReadonlySet<Call> = new Set<Call>([
  contract.identity.logout,
  contract.vendors.get,
  contract.geolocator.autocomplete,
  contract.geolocator.reverse,
  contract.geolocator.details,
  contract.pricing.fee,
  contract.pricing.validateArea,
  contract.pricing.estimations,
  contract.pricing.deliveryAreas,
]);

/** The only order that a session reaches, or null when its vendor's orders are all open to it. */
export const mailedOrderId = (session: Session): string | null =>
  session.kind === 'GUEST' ? (session.mailedOrderId ?? null) : null;

/**
 * Whether a session may make a call at all. A session from a mailed link makes calls that name an order or its rider;
 * the proof of ownership compares the order. Everybody may make public calls.
 */
export function isWithinMailedOrder(session: Session, call: Call): boolean {
  if (mailedOrderId(session) === null || call.access === 'public') return true;
  return call.owner?.order !== undefined || call.owner?.rider !== undefined || CALLS_OF_NO_ORDER.has(call);
}
