import type { OrderRow, VendorRow } from '../../platform/db/schema';
import type { Deps } from './deps';
import { newCustomerKey, newPin } from './pin/delivery-pin';
import { chooseFleet } from '../../settings/fleets/fleet-choice';

/** The columns of a new order that say who delivers it and what has to be proved. */
export function dispatchOrder(
  deps: Pick<Deps, 'config' | 'keys'>,
  { country, fleet_id: wantedId }: Pick<VendorRow, 'country' | 'fleet_id'>,
): Pick<OrderRow, 'fleet_id' | 'proofs_required' | 'pin_sealed' | 'customer_key'> {
  const { id, proofsRequired } = chooseFleet(deps.config.fleets, country, wantedId);
  return {
    fleet_id: id,
    proofs_required: proofsRequired.length > 0 ? proofsRequired.join(',') : null,
    pin_sealed: proofsRequired.includes('pin') ? newPin(deps) : null,
    customer_key: newCustomerKey(),
  };
}
