import type { OrderStatus } from '@courier/api-client/order-rules';

/** Statuses after which no report of a fleet changes an order. */
export const ENDED_STATUSES: readonly OrderStatus[] = [
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
];

/** @param status of a stored order, or of its delivery on the wire, where it is text */
export const isOver = (status: string): boolean => ENDED_STATUSES.some((ended) => ended === status);
