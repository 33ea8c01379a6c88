import { isInside } from '@courier/config/geometry';
import type { LatLng } from '@courier/api-client/order-rules';
import { badInput } from '../../contract-mount/refusal';
import type { Deps } from '../../deps';
import { deliveryArea } from '../delivery-areas/delivery-area';

/** @throws Refusal 400 when the destination is outside the area; test vendors deliver everywhere */
export function proveDeliverable(
  { config }: Pick<Deps, 'config'>,
  vendorId: string,
  pickup: LatLng,
  destination: LatLng,
  field: string,
): void {
  if (config.testVendorIds.includes(vendorId) || isInside(deliveryArea(vendorId, pickup), destination))
    return;
  throw badInput('We cannot deliver that order there.', 'request.error.undeliverable-address', field);
}
