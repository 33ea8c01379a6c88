import type { FleetStatus } from '@courier/api-client/fleet';
import type { CancelReason } from '@courier/api-client/order-rules';

/** Statuses of a delivery. */
export const UBER_STATUSES: Readonly<Record<string, FleetStatus>> = {
  pending: 'WAITING_FOR_TRANSPORT',
  pickup: 'COURIER_ACCEPTED_DELIVERY',
  pickup_complete: 'PICKED_UP',
  dropoff: 'COURIER_LEFT_VENDOR',
  delivered: 'DELIVERED',
  canceled: 'CANCELLED',
  returned: 'RETURNED_TO_VENDOR',
};

export const UBER_FINAL: readonly string[] = ['delivered', 'canceled', 'returned'];

/** Reasons of an undeliverable or cancelled delivery. The API description names only `STORE_CLOSED`. */
export const UBER_REASONS: Readonly<Record<string, CancelReason>> = {
  STORE_CLOSED: 'OUTSIDE_SERVICE_HOURS',
};

/** Ours that Uber Direct offers. Its API description has no field for cash. */
export const UBER_PAYMENTS: readonly string[] = ['PAID', 'NONE'];

/** Names from public documentation, which the API description does not contain. Check them against a test account. */
export const UBER_UNVERIFIED = {
  /** HMAC-SHA256 of the body in hex; the second name is the older one. */
  signatureHeaders: ['x-uber-signature', 'x-postmates-signature'],
  /** `kind` of callbacks about a status. */
  statusKinds: ['event.delivery_status', 'event.delivery_return'],
  /** Field of a new delivery: the same key within an hour makes no second delivery. */
  idempotencyField: 'idempotency_key',
  /** The answer of a list: an array in the API description, an object with this field elsewhere. */
  listField: 'data',
  /** Codes with which a delivery is refused for good. */
  refusals: { address_undeliverable: 'OUTSIDE_DELIVERY_AREA' } satisfies Record<string, CancelReason>,
} as const;

/** Amounts of the API are in hundredths. */
export const UBER_MINOR = 100;

/** The API description has no time of a later pickup: a preorder is sent shortly before. */
export const UBER_PREORDER_SECONDS = 45 * 60;
