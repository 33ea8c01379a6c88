/** Delivery stages shown to a customer, from first to last. */
export const TRACKING_STAGES = [
  'preparing',
  'courier_accepted',
  'near_vendor',
  'collected',
  'return_initiated',
  'near_customer',
  'delivered',
  'returned',
] as const;
export type TrackingStage = (typeof TRACKING_STAGES)[number];
