interface Versioned {
  order_id: string;
  updated_at: number;
  status_history: readonly unknown[];
  route?: readonly unknown[] | undefined;
}

/**
 * The version to keep of one order: the newer `updated_at` wins. Times are whole seconds, so within one second the
 * longer history is the later version. Of two equal ones that with a route is the fuller: lists may leave it out.
 */
export function newerOrder<T extends Versioned>(held: T | undefined, incoming: T): T {
  if (!held || incoming.updated_at > held.updated_at) return incoming;
  if (incoming.updated_at < held.updated_at) return held;
  const longer = incoming.status_history.length - held.status_history.length;
  if (longer === 0 && held.route && !incoming.route) return held;
  return longer >= 0 ? incoming : held;
}

/** The order of lists. Thousands are sorted by it: words of a language would be compared a hundred times slower. */
export const newestFirst = (
  a: { created_at: number; order_id: string },
  b: { created_at: number; order_id: string },
): number =>
  b.created_at - a.created_at || (a.order_id === b.order_id ? 0 : a.order_id < b.order_id ? 1 : -1);

/** Joins lists by `order_id`, keeping the newer version of each order, newest `created_at` first. */
export function mergeOrders<T extends Versioned & { created_at: number }>(
  ...lists: readonly (readonly T[])[]
): T[] {
  const byId = new Map<string, T>();
  for (const order of lists.flat()) byId.set(order.order_id, newerOrder(byId.get(order.order_id), order));
  return [...byId.values()].sort(newestFirst);
}
