import type { OrderStatus, Tracking } from '@courier/api-client';

export type EventName =
  | 'ordered'
  | 'rider'
  | 'at-shop'
  | 'collected'
  | 'near'
  | 'delivered'
  | 'late'
  | 'returning'
  | 'returned'
  | 'cancelled';

/** The change of status that a customer is told; null for one that concerns nobody but the shop. */
const EVENTS: Readonly<Record<OrderStatus, EventName | null>> = {
  INITIATED: null,
  PAYMENT_INITIATED: null,
  PAYMENT_COMMITTED: null,
  NEW: 'ordered',
  STALLED: null,
  RECEIVED: null,
  RECEIVED_BY_VENDOR: null,
  ACCEPTED_BY_VENDOR: null,
  WAITING_FOR_TRANSPORT: null,
  ASSIGNED_TO_TRANSPORT: null,
  COURIER_ACCEPTED_DELIVERY: 'rider',
  MODIFIED: null,
  NEAR_VENDOR: 'at-shop',
  PICKED_UP: 'collected',
  COURIER_LEFT_VENDOR: null,
  NEAR_CUSTOMER: 'near',
  DELIVERED: 'delivered',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
  DELAYED: 'late',
  CANCELLED: 'cancelled',
  PAYMENT_CANCELLED: null,
  PAYMENT_FAILED: null,
};
const events = new Map<string, EventName | null>(Object.entries(EVENTS));

export interface PassedEvent {
  name: EventName;
  /** Unix seconds. */
  at: number;
}

/** What a customer cares about of an order's history, newest first. */
export function passedEvents(history: Tracking['status_history']): PassedEvent[] {
  const passed = history.flatMap(({ status, created_at }) => {
    const name = events.get(status) ?? null;
    return name === null ? [] : [{ name, at: created_at }];
  });
  return passed.filter(({ name }, index) => name !== passed[index - 1]?.name).reverse();
}
