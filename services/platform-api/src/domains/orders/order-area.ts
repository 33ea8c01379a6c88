import type { LatLng } from '@courier/api-client/order-rules';
import { badInput } from '../../platform/requests/refusal';
import type { Deps } from './deps';
import { isServed, type OutletRules } from '../prices';

/**
 * @param metres along the route
 * @throws Refusal 400 when the outlet does not deliver there; test vendors deliver everywhere
 */
export function assertDeliverable(
  { config }: Pick<Deps, 'config'>,
  rules: OutletRules,
  { vendorId, destination, metres }: { vendorId: string; destination: LatLng; metres: number },
  field: string,
): void {
  if (config.testVendorIds.includes(vendorId) || isServed(rules, destination, metres)) return;
  throw badInput('We cannot deliver that order there.', 'request.error.undeliverable-address', field);
}
