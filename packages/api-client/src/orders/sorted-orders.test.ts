import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildOrder } from '@courier/api-client/testing';
import { newestFirst } from '../order-rules/merge';
import { EMPTY_BOOK, withOrders } from './order-book';
import type { Order } from './order.schema';
import { ordersOf } from './sorted-orders';

const buildSortedOrder = (id: number, created_at: number, updated_at: number): Order => ({
  ...SOME,
  order_id: `v1001-${id}`,
  created_at,
  updated_at,
});
const SOME = buildOrder({ vendor_id: 'v1001' });
const listOrderIds = (orders: readonly Order[]) => orders.map(({ order_id }) => order_id);

describe('the orders of a list', () => {
  const book = withOrders(EMPTY_BOOK, [
    buildSortedOrder(1, 100, 1),
    buildSortedOrder(2, 300, 1),
    buildSortedOrder(3, 200, 1),
  ]);

  it('are sorted newest first, without unknown ids', () => {
    expect(listOrderIds(ordersOf(book, ['v1001-1', 'v1001-9', 'v1001-2']))).toEqual(['v1001-2', 'v1001-1']);
  });

  it('are the same array until one of them changes', () => {
    const ids = ['v1001-1', 'v1001-2'];
    const before = ordersOf(book, ids);
    const later = withOrders(book, [buildSortedOrder(3, 200, 2)]);
    expect(ordersOf(later, ids)).toBe(before);
    expect(ordersOf(withOrders(later, [buildSortedOrder(2, 300, 2)]), ids)).not.toBe(before);
  });

  it('include an order that becomes known after its id', () => {
    const ids = ['v1001-1', 'v1001-9'];
    ordersOf(book, ids);
    expect(listOrderIds(ordersOf(withOrders(book, [buildSortedOrder(9, 50, 1)]), ids))).toEqual(ids);
  });

  it('equal a full sort over random histories with occasional reads', () => {
    const KNOWN = 40;
    const change = fc.record({
      // One in ten is new.
      id: fc.integer({ min: 1, max: KNOWN + 4 }),
      // A corrected order may even have another creation time.
      moves: fc.integer({ min: -30, max: 30 }).map((by) => (Math.abs(by) > 5 ? 0 : by)),
      isOld: fc.boolean(),
    });
    const step = fc.record({
      changes: fc.array(change, { minLength: 1, maxLength: 6, size: 'max' }),
      // Usually read at once, sometimes after more changes than are remembered.
      unseen: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(20) }),
    });
    const ids = Array.from({ length: KNOWN + 4 }, (_, index) => `v1001-${index + 1}`);
    fc.assert(
      fc.property(
        fc.subarray(ids, { minLength: 20 }),
        fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
        (listed, steps) => {
          let now = withOrders(
            EMPTY_BOOK,
            Array.from({ length: KNOWN }, (_, index) => buildSortedOrder(index + 1, 100 + (index % 7), 1000)),
          );
          let clock = 1000;
          let unseen = 0;
          for (const { changes, unseen: more } of steps) {
            now = withOrders(
              now,
              changes.map(({ id, moves, isOld }) => {
                clock += 1;
                const held = now.get(`v1001-${id}`);
                return buildSortedOrder(id, (held?.created_at ?? 100) + moves, isOld ? 1 : clock);
              }),
            );
            unseen = Math.max(unseen, more);
            unseen -= 1;
            if (unseen > 0) continue;
            const anew = listed.flatMap((id) => now.get(id) ?? []).sort(newestFirst);
            const shown = ordersOf(now, listed);
            expect(listOrderIds(shown)).toEqual(listOrderIds(anew));
            shown.forEach((one, index) => expect(one).toBe(anew[index]));
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
