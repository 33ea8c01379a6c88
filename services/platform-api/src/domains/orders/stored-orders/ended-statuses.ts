/** Statuses after which no report of a fleet changes an order. */
export const ENDED_STATUSES: readonly string[] = [
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
];

export const isOver = (status: string): boolean => ENDED_STATUSES.includes(status);
