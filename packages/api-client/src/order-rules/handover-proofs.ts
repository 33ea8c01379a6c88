import type { Handover } from '../orders/order.schema';

const HANDOVER_PROOFS = ['pin', 'age', 'signature'] as const;
type HandoverProof = (typeof HANDOVER_PROOFS)[number];

/** What was proved at the door besides photos. */
export function listHandoverProofs(handover: Handover | undefined): HandoverProof[] {
  if (!handover) return [];
  const isGiven: Readonly<Record<HandoverProof, boolean>> = {
    pin: handover.pin === 'confirmed',
    age: handover.age_checked_at !== null,
    signature: handover.signed_at !== null,
  };
  return HANDOVER_PROOFS.filter((proof) => isGiven[proof]);
}
