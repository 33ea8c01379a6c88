import type { Order } from '@courier/api-client/contract';

/** Orders of the last minutes; older ones are published everywhere. */
const REMEMBERED = 20_000;

/**
 * Returns a function that says whether this or a newer version of an order was published before. Another instance may
 * publish a newer version first, and at-least-once delivery may repeat a version.
 */
export function createOvertaken(): (order: Pick<Order, 'order_id' | 'updated_at'>) => boolean {
  const newest = new Map<string, number>();
  return ({ order_id, updated_at }) => {
    const newestVersion = newest.get(order_id) ?? 0;
    if (updated_at <= newestVersion) return true;
    newest.delete(order_id);
    newest.set(order_id, updated_at);
    const [oldest] = newest.keys();
    if (newest.size > REMEMBERED && oldest !== undefined) newest.delete(oldest);
    return false;
  };
}
