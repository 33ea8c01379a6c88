import type { OrderStatus, Tracking } from '@courier/api-client';
import type { StatusLabelKey } from '@courier/api-client/order-rules';

export type EventLabel = Extract<
  StatusLabelKey,
  | 'new'
  | 'in-progress'
  | 'near-vendor'
  | 'picked-up'
  | 'in-transit'
  | 'near-customer'
  | 'delivered'
  | 'delayed'
  | 'returning'
  | 'returned'
  | 'cancelled'
>;

/** Null for a status that concerns the shop only. */
const LABELS: Readonly<Record<OrderStatus, EventLabel | null>> = {
  INITIATED: null,
  PAYMENT_INITIATED: null,
  PAYMENT_COMMITTED: null,
  NEW: 'new',
  STALLED: null,
  RECEIVED: null,
  RECEIVED_BY_VENDOR: null,
  ACCEPTED_BY_VENDOR: null,
  WAITING_FOR_TRANSPORT: null,
  ASSIGNED_TO_TRANSPORT: null,
  COURIER_ACCEPTED_DELIVERY: 'in-progress',
  MODIFIED: null,
  NEAR_VENDOR: 'near-vendor',
  PICKED_UP: 'picked-up',
  COURIER_LEFT_VENDOR: 'in-transit',
  NEAR_CUSTOMER: 'near-customer',
  DELIVERED: 'delivered',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
  DELAYED: 'delayed',
  CANCELLED: 'cancelled',
  PAYMENT_CANCELLED: null,
  PAYMENT_FAILED: null,
};
const labels = new Map<string, EventLabel | null>(Object.entries(LABELS));

export interface PassedEvent {
  label: EventLabel;
  /** Unix seconds. */
  at: number;
}

/** Events visible to the customer, newest first. */
export function passedEvents(history: Tracking['status_history']): PassedEvent[] {
  const passed = history.flatMap(({ status, created_at }) => {
    const label = labels.get(status) ?? null;
    return label === null ? [] : [{ label, at: created_at }];
  });
  return passed.filter(({ label }, index) => label !== passed[index - 1]?.label).reverse();
}
