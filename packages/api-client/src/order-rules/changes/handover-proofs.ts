import type { Handover, Order } from '../../orders/order.schema';
import { hasEnded } from '../status/statuses';

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

/** The PIN that the customer still has to say: null once it is confirmed, and when the order comes back. */
export function awaitedPin({
  handover,
  status,
  status_history: history,
}: Pick<Order, 'handover' | 'status' | 'status_history'>): 'required' | 'locked' | null {
  const pin = handover?.pin ?? null;
  const isReturning = history.some((entry) => entry.status === 'RETURN_INITIATED');
  return pin === null || pin === 'confirmed' || isReturning || hasEnded(status) ? null : pin;
}
