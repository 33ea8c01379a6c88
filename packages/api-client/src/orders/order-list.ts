import type { QueryClient } from '@tanstack/react-query';
import { rememberOrders } from './order-book.queries';
import type { Order } from './order.schema';

export interface OrderList {
  ids: readonly string[];
  /** Orders added since the list was read: id -> unix milliseconds. An earlier read must not lose them. */
  added: Readonly<Record<string, number>>;
  /** Older orders remain unread. */
  isCut: boolean;
}

const NONE: OrderList = { ids: [], added: {}, isCut: false };

/** Stores a part of a list that is being read. */
export type KeepOrders = (orders: readonly Order[]) => void;

/**
 * Reads a list: stores its orders in parts, because adding thousands at once would block the page, and returns its ids
 * with those added during the read.
 * @throws the error of `read`
 */
export async function readList(
  client: QueryClient,
  queryKey: readonly unknown[],
  read: (keep: KeepOrders) => Promise<{ isCut: boolean }>,
): Promise<OrderList> {
  const startedAt = Date.now();
  const ids = new Set<string>();
  const { isCut } = await read((orders) => {
    rememberOrders(client, orders);
    for (const { order_id } of orders) ids.add(order_id);
  });
  const held = client.getQueryData<OrderList>(queryKey) ?? NONE;
  const added = Object.fromEntries(Object.entries(held.added).filter(([, at]) => at >= startedAt));
  for (const id of Object.keys(added)) ids.add(id);
  return { ids: sameOr(held.ids, [...ids]), added, isCut };
}

/** Keeps the identity of an equal list, so that values derived from it stay valid. */
const sameOr = (before: readonly string[], now: readonly string[]) =>
  before.length === now.length && before.every((id, index) => id === now[index]) ? before : now;

const listed = new WeakMap<readonly string[], ReadonlySet<string>>();

export function idsOf({ ids }: OrderList): ReadonlySet<string> {
  const known = listed.get(ids) ?? new Set(ids);
  listed.set(ids, known);
  return known;
}

/** Adds orders of the book to a list, without updating its fetch time. */
export function addToList(
  client: QueryClient,
  queryKey: readonly unknown[],
  orderIds: readonly string[],
): void {
  const state = client.getQueryState<OrderList>(queryKey);
  const held = state?.data;
  if (!held) return;
  const before = idsOf(held);
  const fresh = [...new Set(orderIds)].filter((id) => !before.has(id));
  if (fresh.length === 0) return;
  const now = Date.now();
  client.setQueryData<OrderList>(
    queryKey,
    {
      ...held,
      ids: [...held.ids, ...fresh],
      added: { ...held.added, ...Object.fromEntries(fresh.map((id) => [id, now])) },
    },
    { updatedAt: state.dataUpdatedAt },
  );
}
