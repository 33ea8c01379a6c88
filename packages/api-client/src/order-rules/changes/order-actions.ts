import { cancelVerdict, type CancelRules, type CancelVerdict } from './cancellation';
import { statusEnteredAt } from '../status/closed-because';
import { changeVerdict, type ChangeVerdict } from './modification';
import type { ProofKind } from './proof-kinds';
import { hasRider, shouldPollRider } from '../status/rider';
import { statusFacts } from '../status/status-table';
import { hasEnded, type OrderFacts } from '../status/statuses';

/** The order fields that decide about its actions. Unix seconds. */
export interface ActionOrder extends OrderFacts {
  order: { payment_status: string };
  customer: { phone_number: string };
  proofs: readonly { kind: ProofKind; created_at: number }[];
}

export interface ActionRules extends CancelRules {
  /** Guests cannot reorder or change orders. */
  isGuest: boolean;
  /** Flag `show-modify-order-button`. */
  offersChange: boolean;
  /** Flag `helpcenter`. */
  offersHelp: boolean;
  /** Flag `show-track-order-before-picked-up`: the customer sees the rider from acceptance on. */
  showsApproach: boolean;
  /** Flags `proof-of-…-web`. */
  proofs: Readonly<Record<ProofKind, boolean>>;
}

type CancelCost = 'free' | 'card';
type ChangeCost = 'new-fee' | 'same-fee';

type RiderVerdict =
  | { allowed: true }
  | { allowed: false; why: 'none-yet' }
  /** There is a rider, whose contact is not shown in this status, e.g. on the way back. */
  | { allowed: false; why: 'hidden' }
  | { allowed: false; why: 'over'; since: number };

/** What the customer's page shows now. */
type ShareVerdict =
  | { allowed: true; shows: 'rider' | 'rider-once-collected' | 'rider-once-accepted' | 'end' }
  | { allowed: false; why: 'unpaid' };

type ProofVerdict = { allowed: true; takenAt: number } | { allowed: false; why: 'not-yet' | 'none-taken' };

/** Null where an action is not offered. */
export interface OrderActions {
  cancel: CancelVerdict & { cost: CancelCost };
  change: (ChangeVerdict & { cost: ChangeCost }) | null;
  callCustomer: { allowed: boolean };
  callRider: RiderVerdict;
  share: ShareVerdict;
  help: { allowed: true } | null;
  again: { allowed: true } | null;
  proof: Readonly<Record<ProofKind, ProofVerdict | null>>;
}

/** Whether the delivery fee was charged to a card. */
const isPaidByCard = ({ order }: Pick<ActionOrder, 'order'>) => order.payment_status === 'ONLINE_PAYMENT';

function riderVerdict(order: OrderFacts): RiderVerdict {
  if (hasEnded(order.status)) return { allowed: false, why: 'over', since: statusEnteredAt(order) };
  if (hasRider(order) && shouldPollRider(order.status)) return { allowed: true };
  return { allowed: false, why: hasRider(order) ? 'hidden' : 'none-yet' };
}

function shareVerdict(order: OrderFacts, showsApproach: boolean): ShareVerdict {
  const { end, groups, payment, eta } = statusFacts(order.status);
  if (payment === 'waiting') return { allowed: false, why: 'unpaid' };
  if (end !== null) return { allowed: true, shows: 'end' };
  if (!hasRider(order)) return { allowed: true, shows: 'rider-once-accepted' };
  const isCollected = groups.includes('collected') || (order.status === 'DELAYED' && wasCollected(order));
  if (isCollected && eta !== 'origin') return { allowed: true, shows: 'rider' };
  return { allowed: true, shows: showsApproach ? 'rider' : 'rider-once-collected' };
}

const wasCollected = ({ status_history: history }: OrderFacts) =>
  history.some(({ status }) => statusFacts(status).groups.includes('collected'));

function proofVerdict(order: ActionOrder, kind: ProofKind): ProofVerdict | null {
  const proof = order.proofs.findLast((one) => one.kind === kind);
  if (proof) return { allowed: true, takenAt: proof.created_at };
  const wasTaken = wasCollected(order) || statusFacts(order.status).end === 'delivered';
  const isTurned = order.status_history.some(({ status }) => status === 'RETURN_INITIATED');
  if (kind === 'pickup') {
    if (wasTaken) return { allowed: false, why: 'none-taken' };
    return hasEnded(order.status) ? null : { allowed: false, why: 'not-yet' };
  }
  if (!wasTaken || isTurned !== (kind === 'return')) return null;
  return { allowed: false, why: hasEnded(order.status) ? 'none-taken' : 'not-yet' };
}

/** The server uses the same rules to refuse blocked actions. */
export function orderActions(order: ActionOrder, rules: ActionRules): OrderActions {
  const byCard = isPaidByCard(order);
  const proof = (kind: ProofKind) => (rules.proofs[kind] ? proofVerdict(order, kind) : null);
  const isChangeOffered = rules.offersChange && !rules.isGuest;
  return {
    cancel: { ...cancelVerdict(order, rules), cost: byCard ? 'card' : 'free' },
    change: isChangeOffered ? { ...changeVerdict(order), cost: byCard ? 'same-fee' : 'new-fee' } : null,
    callCustomer: { allowed: order.customer.phone_number !== '' },
    callRider: riderVerdict(order),
    share: shareVerdict(order, rules.showsApproach),
    help: rules.offersHelp && !rules.isGuest ? { allowed: true } : null,
    again: rules.isGuest ? null : { allowed: true },
    proof: { pickup: proof('pickup'), delivery: proof('delivery'), return: proof('return') },
  };
}
