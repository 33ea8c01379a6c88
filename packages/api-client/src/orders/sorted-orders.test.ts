import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildOrder } from '@courier/api-client/testing';
import { newestFirst } from '../order-rules/merge';
import { EMPTY_BOOK, withOrders } from './order-book';
import type { Order } from './order.schema';
import { ordersOf } from './sorted-orders';

const order = (id: number, created_at: number, updated_at: number): Order => ({
  ...SOME,
  order_id: `v1001-${id}`,
  created_at,
  updated_at,
});
const SOME = buildOrder({ vendor_id: 'v1001' });
const idsOf = (orders: readonly Order[]) => orders.map(({ order_id }) => order_id);

describe('the orders of a list', () => {
  const book = withOrders(EMPTY_BOOK, [order(1, 100, 1), order(2, 300, 1), order(3, 200, 1)]);

  it('stand newest first, without what is not known', () => {
    expect(idsOf(ordersOf(book, ['v1001-1', 'v1001-9', 'v1001-2']))).toEqual(['v1001-2', 'v1001-1']);
  });

  it('are the same array while none of them changes, whatever others do', () => {
    const ids = ['v1001-1', 'v1001-2'];
    const before = ordersOf(book, ids);
    const later = withOrders(book, [order(3, 200, 2)]);
    expect(ordersOf(later, ids)).toBe(before);
    expect(ordersOf(withOrders(later, [order(2, 300, 2)]), ids)).not.toBe(before);
  });

  it('take in an order that becomes known after its id', () => {
    const ids = ['v1001-1', 'v1001-9'];
    ordersOf(book, ids);
    expect(idsOf(ordersOf(withOrders(book, [order(9, 50, 1)]), ids))).toEqual(ids);
  });

  it('are those of sorting anew, over random histories that are looked at now and then', () => {
    const change = fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      // One that a server corrects may even have another time of its making.
      created_at: fc.integer({ min: 1, max: 6 }),
      updated_at: fc.integer({ min: 1, max: 30 }),
    });
    const step = fc.record({ changes: fc.array(change, { maxLength: 8 }), looks: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 45 })),
        fc.array(step, { maxLength: 40 }),
        (listed, steps) => {
          const ids = listed.map((id) => `v1001-${id}`);
          let now = EMPTY_BOOK;
          for (const { changes, looks } of steps) {
            now = withOrders(
              now,
              changes.map(({ id, created_at, updated_at }) => order(id, created_at, updated_at)),
            );
            if (!looks) continue;
            const anew = ids.flatMap((id) => now.get(id) ?? []).sort(newestFirst);
            const shown = ordersOf(now, ids);
            expect(idsOf(shown)).toEqual(idsOf(anew));
            shown.forEach((one, index) => expect(one).toBe(anew[index]));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
