import { contract, type Call } from '@courier/api-client/contract';
import type { Session } from '../requests/session';

/** Calls that read no order but are needed by the order form: places, prices and the profile. */
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
  contract.pricing.serviceHours,
]);

/** The only order that a session may access; null when all orders of its vendor are open to it. */
export const mailedOrderId = (session: Session): string | null =>
  session.kind === 'GUEST' ? (session.mailedOrderId ?? null) : null;

/**
 * Whether a session may make a call. A session from a mailed link may only call for its order or the order's rider; the
 * ownership check compares the order. Public calls are always allowed.
 */
export function isWithinMailedOrder(session: Session, call: Call): boolean {
  if (mailedOrderId(session) === null || call.access === 'public') return true;
  return call.owner?.order !== undefined || call.owner?.rider !== undefined || CALLS_OF_NO_ORDER.has(call);
}
