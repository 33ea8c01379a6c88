import type { Order } from '@courier/api-client';
import { startOfDay } from '@courier/config/time';
import type { ListType } from './list-type';

interface Where {
  /** Null on any other page. */
  listType: ListType | null;
  nowSeconds: number;
  timezone: string;
  /** Whether the order is in the active list now. */
  isListed: boolean;
}

/**
 * Whether a live order update belongs to the page that is open: tracking takes orders of today and those it lists
 * already (scheduled on an earlier day), history those of earlier days.
 */
export function appliesHere(order: Pick<Order, 'created_at'>, where: Where): boolean {
  const isOfToday = order.created_at >= startOfDay(where.nowSeconds, where.timezone);
  if (where.listType === 'active') return isOfToday || where.isListed;
  return where.listType === 'past' && !isOfToday;
}
