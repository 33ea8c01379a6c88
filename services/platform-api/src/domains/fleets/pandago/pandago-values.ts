import type { FleetStatus } from '@courier/api-client/fleet';
import { UNNAMED_REASON, type CancelReason } from '@courier/api-client/order-rules';

/** Statuses; null where ours does not change. */
export const PANDAGO_STATUSES: Readonly<Record<string, FleetStatus | null>> = {
  NEW: null,
  RECEIVED: 'RECEIVED',
  WAITING_FOR_TRANSPORT: 'WAITING_FOR_TRANSPORT',
  ASSIGNED_TO_TRANSPORT: 'ASSIGNED_TO_TRANSPORT',
  COURIER_ACCEPTED_DELIVERY: 'COURIER_ACCEPTED_DELIVERY',
  NEAR_VENDOR: 'NEAR_VENDOR',
  PICKED_UP: 'PICKED_UP',
  COURIER_LEFT_VENDOR: 'COURIER_LEFT_VENDOR',
  NEAR_CUSTOMER: 'NEAR_CUSTOMER',
  DELIVERED: 'DELIVERED',
  DELAYED: 'DELAYED',
  CANCELLED: 'CANCELLED',
  RETURNED_TO_VENDOR: 'RETURNED_TO_VENDOR',
};

export const PANDAGO_FINAL: readonly string[] = ['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR'];

/** Reasons of a cancellation that pandago reports. */
export const PANDAGO_REASONS: Readonly<Record<string, CancelReason | typeof UNNAMED_REASON>> = {
  ADDRESS_INCOMPLETE_MISSTATED: 'ADDRESS_INCOMPLETE',
  BAD_WEATHER: 'BAD_WEATHER',
  CLOSED: 'OUTSIDE_SERVICE_HOURS',
  COURIER_ACCIDENT: 'RIDER_ACCIDENT',
  COURIER_UNREACHABLE: 'RIDER_UNREACHABLE',
  DELIVERY_ETA_TOO_LONG: 'LATE_DELIVERY',
  DUPLICATE_ORDER: 'DUPLICATE_ORDER',
  FOOD_QUALITY_SPILLAGE: 'SPILLAGE',
  ITEM_UNAVAILABLE: 'WRONG_ITEMS',
  LATE_DELIVERY: 'LATE_DELIVERY',
  MISTAKE_ERROR: 'INCORRECT_ORDER_DETAILS',
  NO_COURIER: 'NO_RIDERS',
  OUTSIDE_DELIVERY_AREA: 'OUTSIDE_DELIVERY_AREA',
  OUTSIDE_SERVICE_HOURS: 'OUTSIDE_SERVICE_HOURS',
  REASON_UNKNOWN: UNNAMED_REASON,
  TECHNICAL_PROBLEM: 'TECHNICAL_PROBLEM',
  TOO_BUSY: 'NO_RIDERS',
  UNABLE_TO_FIND: 'RIDER_UNABLE_TO_FIND_CUSTOMER',
  UNABLE_TO_PAY: 'UNABLE_TO_PAY',
  UNREACHABLE: 'TECHNICAL_PROBLEM',
  WRONG_ORDER_ITEMS_DELIVERED: 'WRONG_ITEMS',
};

export type PandagoCancelReason = 'DELIVERY_ETA_TOO_LONG' | 'MISTAKE_ERROR' | 'REASON_UNKNOWN';

/** Reasons that pandago takes when we cancel; for the others it has none. */
const TO_PANDAGO_REASON: Readonly<Partial<Record<CancelReason, PandagoCancelReason>>> = {
  INCORRECT_ORDER_DETAILS: 'MISTAKE_ERROR',
  NO_RIDERS: 'DELIVERY_ETA_TOO_LONG',
  OUTSIDE_DELIVERY_AREA: 'MISTAKE_ERROR',
  ADDRESS_INCOMPLETE: 'MISTAKE_ERROR',
  LATE_DELIVERY: 'DELIVERY_ETA_TOO_LONG',
  DUPLICATE_ORDER: 'MISTAKE_ERROR',
  WRONG_ITEMS: 'MISTAKE_ERROR',
};
export const toPandagoReason = (reason: CancelReason | null): PandagoCancelReason =>
  (reason && TO_PANDAGO_REASON[reason]) ?? 'REASON_UNKNOWN';

export type PandagoPayment = 'PAID' | 'CASH_ON_DELIVERY' | 'CARD_ON_DELIVERY';

/** Ours to pandago's. */
export const TO_PANDAGO_PAYMENT: Readonly<Record<string, PandagoPayment>> = {
  PAID: 'PAID',
  NONE: 'PAID',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  PAYMENT_ON_DELIVERY: 'CARD_ON_DELIVERY',
};

/** Parts of the sentences with which pandago refuses an order for good. */
export const PANDAGO_REFUSALS: Readonly<Record<string, CancelReason>> = {
  'outside deliverable range': 'OUTSIDE_DELIVERY_AREA',
  'outside operating hours': 'OUTSIDE_SERVICE_HOURS',
};

/** pandago takes orders for 45 minutes to 7 days ahead; we send them 6 days ahead. */
export const PANDAGO_PREORDER_SECONDS = 6 * 86_400;
export const PANDAGO_PREORDER_MINIMUM_SECONDS = 45 * 60;

/** Of the token server; pandago names it for test accounts as well. */
export const PANDAGO_AUDIENCE = 'https://sts.deliveryhero.io';

export const PANDAGO_SIGNATURE_HEADER = 'x-signature-sha256';

/** Names that the API description of pandago does not contain. Check them against a test account. */
export const PANDAGO_UNVERIFIED = {
  /** The description reads an order by pandago's own id; we assume that it finds ours as well. */
  findByClientOrderId: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
} as const;
