export const CANCEL_REASONS = [
  'INCORRECT_ORDER_DETAILS',
  'CUSTOMER_CANCELLED',
  'OTHER_DELIVERY_METHOD',
  'RIDER_UNABLE_TO_FIND_CUSTOMER',
  'TECHNICAL_PROBLEM',
  'NO_RIDERS',
  'OUTSIDE_SERVICE_HOURS',
  'RIDER_ACCIDENT',
  'BAD_WEATHER',
  'OUTSIDE_DELIVERY_AREA',
  'USER_REQUEST',
  'ADDRESS_INCOMPLETE',
  'RIDER_UNREACHABLE',
  'SPILLAGE',
  'LATE_DELIVERY',
  'UNABLE_TO_PAY',
  'DUPLICATE_ORDER',
  'WRONG_ITEMS',
  'PAYMENT_FAILURE',
] as const;

/** Reason of a cancellation by a courier service that names none. Shops cannot choose it. */
export const UNNAMED_REASON = 'UNNAMED';

export type CancelReason = (typeof CANCEL_REASONS)[number];
