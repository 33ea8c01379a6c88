import type { VendorRow } from '../../db/schema';
import { chooseFleet, type FleetChoice } from './fleet-choice';

/** The columns of a new order that say who delivers it and what has to be proved. */
export function handOver(
  choice: FleetChoice,
  { country, fleet_id: wantedId }: Pick<VendorRow, 'country' | 'fleet_id'>,
): { fleet_id: string; proofs_required: string | null } {
  const { id, proofsRequired } = chooseFleet(choice, country, wantedId);
  return { fleet_id: id, proofs_required: proofsRequired.length > 0 ? proofsRequired.join(',') : null };
}
