import type { FleetStatus } from '@courier/api-client/fleet';
import { progressIndex, type OrderStatus } from '@courier/api-client/order-rules';
import { isOver } from '../../orders';

interface StatusEntry {
  status: OrderStatus;
  created_at: number;
}

interface OrderFacts {
  status: OrderStatus;
  status_history: readonly StatusEntry[];
}

/** Why the rules refuse an event. */
export type FleetRefusal =
  | 'transition-not-allowed'
  | 'proof-missing'
  | 'reason-missing'
  | 'pin-missing'
  | 'pin-wrong'
  | 'pin-locked';

/** What an event wants of an order. */
export interface WantedStatus {
  status: FleetStatus;
  /** A reason of a cancellation is given. */
  hasReason: boolean;
  /** Every proof that the delivery asks for is present. */
  isProved: boolean;
  /** What the given PIN is worth; null where the delivery requires none. */
  pin: 'confirmed' | 'pin-missing' | 'pin-wrong' | 'pin-locked' | null;
}

export const isReturn = (status: FleetStatus): boolean =>
  status === 'RETURN_INITIATED' || status === 'RETURNED_TO_VENDOR';

/** Statuses that say nothing about how far a delivery is. */
const BESIDE_PROGRESS: readonly OrderStatus[] = ['DELAYED', 'STALLED', 'MODIFIED'];
/** The fleet gets an order once it is placed and, where that applies, paid. */
export const NOT_YET_HANDED_OVER: readonly OrderStatus[] = ['INITIATED', 'PAYMENT_INITIATED'];

const step = (status: OrderStatus): number => progressIndex(status) ?? -1;
const PICKED_UP = step('PICKED_UP');

/** Whether a fleet knows of an order with this status. */
export const isHandedOver = (status: OrderStatus): boolean => !NOT_YET_HANDED_OVER.includes(status);

/** The newest status of the history that says how far the delivery is. */
export function reachedStatus({
  status_history: history,
}: Pick<OrderFacts, 'status_history'>): OrderStatus | undefined {
  return history.findLast(({ status }) => !BESIDE_PROGRESS.includes(status))?.status;
}

/** Whether an order was cancelled, or has returned or will return to the shop. */
export const canNeverBeDelivered = (status: OrderStatus): boolean =>
  status === 'RETURN_INITIATED' || (status !== 'DELIVERED' && isOver(status));

/** What keeps an event from changing its order; null when it may. */
export function refuseEvent(order: OrderFacts, wanted: WantedStatus): FleetRefusal | null {
  if (isOver(order.status) || !isAllowed(order, wanted.status)) return 'transition-not-allowed';
  if (wanted.status === 'CANCELLED' && !wanted.hasReason) return 'reason-missing';
  if (wanted.status !== 'DELIVERED') return null;
  if (!wanted.isProved) return 'proof-missing';
  return wanted.pin === 'confirmed' ? null : wanted.pin;
}

function isAllowed(order: OrderFacts, wanted: FleetStatus): boolean {
  const reached = reachedStatus(order) ?? 'NEW';
  if (reached === 'RETURN_INITIATED') return wanted === 'RETURNED_TO_VENDOR';
  const isPickedUp = step(reached) >= PICKED_UP;
  switch (wanted) {
    case 'CANCELLED':
      return !isPickedUp;
    case 'DELAYED':
    case 'STALLED':
      return order.status !== wanted && order.status !== 'STALLED';
    case 'WAITING_FOR_TRANSPORT':
      return !isPickedUp && order.status !== wanted;
    case 'RETURN_INITIATED':
    case 'DELIVERED':
      return isPickedUp;
    case 'RETURNED_TO_VENDOR':
      return false;
    case 'RECEIVED':
    case 'ASSIGNED_TO_TRANSPORT':
    case 'COURIER_ACCEPTED_DELIVERY':
    case 'NEAR_VENDOR':
    case 'PICKED_UP':
    case 'COURIER_LEFT_VENDOR':
    case 'NEAR_CUSTOMER':
      return isForward(order.status, reached, wanted);
  }
}

/** After a delay or a change by the shop, the status before is reported again. */
const isForward = (current: OrderStatus, reached: OrderStatus, wanted: OrderStatus): boolean =>
  BESIDE_PROGRESS.includes(current) ? step(wanted) >= step(reached) : step(wanted) > step(reached);

/**
 * The history with an entry that was reported late, at its own time. Clocks of fleets differ from ours, so that the
 * progress decides between which entries it belongs. A status that is there already, that would go beyond what was
 * reached, or that finds no free second there, changes nothing.
 */
export function insertLateEntry(history: StatusEntry[], late: StatusEntry): StatusEntry[] {
  const reached = reachedStatus({ status_history: history });
  const isShown = history.some(({ status }) => status === late.status);
  const isBehind = step(late.status) >= 0 && reached !== undefined && step(late.status) < step(reached);
  if (isShown || !isBehind || isOver(late.status)) return history;
  const progress = history.filter(({ status }) => !BESIDE_PROGRESS.includes(status));
  const next = progress.findIndex(({ status }) => step(status) > step(late.status));
  const [previous, following] = [progress[next - 1], progress[next]];
  if (!previous || !following) return history;
  const taken = new Set(history.map(({ created_at }) => created_at));
  const at = nearestFreeSecond(late.created_at, previous.created_at + 1, following.created_at - 1, taken);
  if (at === null) return history;
  return [...history, { ...late, created_at: at }].sort((one, other) => one.created_at - other.created_at);
}

/** The wanted second where it lies within the bounds; else from the middle on, which leaves room on both sides. */
function nearestFreeSecond(
  wanted: number,
  first: number,
  last: number,
  taken: ReadonlySet<number>,
): number | null {
  const from = wanted >= first && wanted <= last ? wanted : Math.floor((first + last) / 2);
  for (let distance = 0; distance <= last - first; distance += 1)
    for (const second of [from - distance, from + distance])
      if (second >= first && second <= last && !taken.has(second)) return second;
  return null;
}
