import type { Tracking } from '@courier/api-client';

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

const EVENTS: ReadonlyMap<string, EventName> = new Map([
  ['NEW', 'ordered'],
  ['COURIER_ACCEPTED_DELIVERY', 'rider'],
  ['NEAR_VENDOR', 'at-shop'],
  ['PICKED_UP', 'collected'],
  ['NEAR_CUSTOMER', 'near'],
  ['DELIVERED', 'delivered'],
  ['DELAYED', 'late'],
  ['RETURN_INITIATED', 'returning'],
  ['RETURNED_TO_VENDOR', 'returned'],
  ['CANCELLED', 'cancelled'],
]);

export interface PassedEvent {
  name: EventName;
  /** Unix seconds. */
  at: number;
}

/** What a customer cares about of an order's history, newest first. */
export function passedEvents(history: Tracking['status_history']): PassedEvent[] {
  const events = history.flatMap(({ status, created_at }) => {
    const name = EVENTS.get(status);
    return name === undefined ? [] : [{ name, at: created_at }];
  });
  return events.filter(({ name }, index) => name !== events[index - 1]?.name).reverse();
}
