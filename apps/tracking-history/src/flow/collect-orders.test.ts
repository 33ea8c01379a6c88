import { describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client';
import { buildOrder } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import { collectOrders, TooManyOrders } from './collect-orders';

const RANGE = { from: 1_790_000_000, to: 1_790_864_000 };
const template = buildOrder({ status: 'DELIVERED' });

/** A fake server with this many orders, spread from the end of the range to its start. */
function createPagedServer(total: number, size: number = LIMITS.exportPageOrders) {
  const asked: (string | null)[] = [];
  const orderAt = (index: number): Order => ({
    ...template,
    order_id: `v1002-${index}`,
    created_at: Math.floor(RANGE.to - ((RANGE.to - RANGE.from) * index) / total),
  });
  const readPage = async (pageKey: string | null) => {
    asked.push(pageKey);
    const start = Number(pageKey ?? 0);
    const end = Math.min(total, start + size);
    const orders = Array.from({ length: end - start }, (_, index) => orderAt(start + index));
    return { orders, nextKey: end === total ? null : String(end) };
  };
  return { asked, readPage };
}

async function collected(total: number, limit: number, isWanted: (order: Order) => boolean = () => true) {
  const { readPage } = createPagedServer(total);
  let orders = 0;
  for await (const page of collectOrders({ readPage, isWanted, range: RANGE, limit }))
    orders += page.orders.length;
  return orders;
}

describe('the orders of an export', () => {
  it.each(Object.entries(LIMITS.exportOrders))(
    'may be as many as the limit of %s, %i, and no more',
    async (_kind, limit) => {
      expect(await collected(limit, limit)).toBe(limit);
      await expect(collected(limit + 1, limit)).rejects.toThrow(TooManyOrders);
    },
  );

  it('are counted only if the filters include them', async () => {
    const isEven = ({ order_id }: Order) => Number(order_id.split('-')[1]) % 2 === 0;
    expect(await collected(1000, 500, isEven)).toBe(500);
    await expect(collected(1001, 500, isEven)).rejects.toMatchObject({ limit: 500 });
  });

  it('are yielded page by page, each with the progress through the time range', async () => {
    const { asked, readPage } = createPagedServer(5, 2);
    const seen: [number, number, string][] = [];
    for await (const { orders, count, share } of collectOrders({
      readPage,
      isWanted: () => true,
      range: RANGE,
      limit: 10,
    }))
      seen.push([orders.length, count, share.toFixed(1)]);
    expect(seen).toEqual([
      [2, 2, '0.2'],
      [2, 4, '0.6'],
      [1, 5, '1.0'],
    ]);
    expect(asked).toEqual([null, '2', '4']);
  });

  it('are empty when no order matches', async () => {
    expect(await collected(0, 10)).toBe(0);
  });
});
