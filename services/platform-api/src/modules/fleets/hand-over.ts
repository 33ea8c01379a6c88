import type { VendorRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { newPin } from './delivery-pin';
import { chooseFleet } from './fleet-choice';

/** The columns of a new order that say who delivers it and what has to be proved. */
export function handOver(
  deps: Pick<Deps, 'config' | 'keys'>,
  { country, fleet_id: wantedId }: Pick<VendorRow, 'country' | 'fleet_id'>,
): { fleet_id: string; proofs_required: string | null; pin_sealed: string | null } {
  const { id, proofsRequired } = chooseFleet(deps.config.fleets, country, wantedId);
  return {
    fleet_id: id,
    proofs_required: proofsRequired.length > 0 ? proofsRequired.join(',') : null,
    pin_sealed: proofsRequired.includes('pin') ? newPin(deps) : null,
  };
}
