import { progressIndex, stepRank } from './progress';
import type { OrderFacts, OrderStatus } from './statuses';

const statuses = (...list: OrderStatus[]): ReadonlySet<string> => new Set<string>(list);

export const ORDER_GROUPS = {
  new: statuses(
    'PAYMENT_COMMITTED',
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'ASSIGNED_TO_TRANSPORT',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'MODIFIED',
    'NEAR_VENDOR',
  ),
  collected: statuses('PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED'),
  delivered: statuses('DELIVERED', 'RETURNED_TO_VENDOR'),
  cancelled: statuses('CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED'),
  active: statuses(
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'NEAR_VENDOR',
    'PICKED_UP',
    'NEAR_CUSTOMER',
    'DELAYED',
  ),
  old: statuses('DELIVERED', 'CANCELLED'),
} as const;

/** The tabs of the order list, in their order. `delivered` holds returned orders too. */
export const ORDER_TABS = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** Still running: decides about the fallback refetch and the live map. Takes an order's status. */
export const isActive = (status: string): boolean => ORDER_GROUPS.active.has(status);

/** Closed for good. Takes an order's status. */
export const isOld = (status: string): boolean => ORDER_GROUPS.old.has(status);

const LAST_PREORDERED = progressIndex('WAITING_FOR_TRANSPORT') ?? 0;

/** Whether the order waits for a time in the future; statuses below the normal line never do. */
export function isPreordered(
  order: Pick<OrderFacts, 'status' | 'preordered_for'>,
  nowSeconds: number,
): boolean {
  if (order.preordered_for === null || order.preordered_for <= nowSeconds) return false;
  const rank = stepRank(order.status);
  return rank !== null && rank >= 0 && rank <= LAST_PREORDERED;
}

const PAST_NEW = [...ORDER_GROUPS.collected, ...ORDER_GROUPS.cancelled, ...ORDER_GROUPS.delivered];

/** A delayed order counts as new while nothing later has happened (or, word for word, everything). */
function delayedTab({ status_history: history }: OrderFacts): 'new' | 'collected' {
  const seen = PAST_NEW.filter((status) => history.some((entry) => entry.status === status)).length;
  return seen === 0 || seen === PAST_NEW.length ? 'new' : 'collected';
}

/** The one tab an order is listed in, or null: unpaid and unknown orders open only by their id. */
export function tabOf(order: OrderFacts, nowSeconds: number): OrderTab | null {
  if (order.status === 'INITIATED' || order.status === 'PAYMENT_INITIATED') return null;
  if (isPreordered(order, nowSeconds)) return 'scheduled';
  if (order.status === 'DELAYED') return delayedTab(order);
  if (ORDER_GROUPS.new.has(order.status)) return 'new';
  if (ORDER_GROUPS.collected.has(order.status)) return 'collected';
  if (ORDER_GROUPS.delivered.has(order.status)) return 'delivered';
  return ORDER_GROUPS.cancelled.has(order.status) ? 'cancelled' : null;
}
