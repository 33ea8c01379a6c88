/** Reasons of a cancellation or return that a customer is shown. The others concern the shop and its courier. */
export const CUSTOMER_REASONS = [
  'NO_RIDERS',
  'BAD_WEATHER',
  'RIDER_ACCIDENT',
  'RIDER_UNABLE_TO_FIND_CUSTOMER',
  'ADDRESS_INCOMPLETE',
  'OUTSIDE_DELIVERY_AREA',
  'OUTSIDE_SERVICE_HOURS',
  'UNABLE_TO_PAY',
] as const;

export type CustomerReason = (typeof CUSTOMER_REASONS)[number];

/** Null for a reason that customers are not shown. */
export const customerReason = (reason: string | null | undefined): CustomerReason | null =>
  CUSTOMER_REASONS.find((known) => known === reason) ?? null;
