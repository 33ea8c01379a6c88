import type { Order } from '@courier/api-client';
import { startOfDay } from '@courier/config/time';
import type { ListType } from './list-type';

interface Where {
  /** Null on any other page. */
  listType: ListType | null;
  nowSeconds: number;
  timezone: string;
  isListed: boolean;
}

/**
 * Tracking accepts orders of today and orders it already lists (scheduled on an earlier day); history accepts
 * earlier orders.
 */
export function appliesHere(order: Pick<Order, 'created_at'>, where: Where): boolean {
  const isOfToday = order.created_at >= startOfDay(where.nowSeconds, where.timezone);
  if (where.listType === 'active') return isOfToday || where.isListed;
  return where.listType === 'past' && !isOfToday;
}
