import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Order } from '@courier/api-client';
import { ORDER_STATUSES, ORDER_TABS, orderTab, type OrderTab } from '@courier/api-client/order-rules';
import { buildOrder } from '@courier/api-client/testing';
import { searchOrders } from './order-search';
import { countTabs, createTabKeeper, groupByTab, countRunning, searchTabs } from './order-tabs';

const NOW = 1_795_000_000;
const SOME = buildOrder({ vendor_id: 'v3002', created_at: NOW - 600 });

const anyOrder = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    status: fc.constantFrom<string>(...ORDER_STATUSES, 'TELEPORTED'),
    preordered_for: fc.option(fc.integer({ min: NOW - 100, max: NOW + 100 })),
  })
  .map(({ id, status, preordered_for }): Order => ({
    ...SOME,
    order_id: `v3002-${id}`,
    status,
    preordered_for,
  }));
const anyList = fc.uniqueArray(anyOrder, {
  selector: ({ order_id }) => order_id,
  maxLength: 12,
  size: 'max',
});

/** Computes each tab separately, without a cache. */
function dividedAnew(list: readonly Order[], now: number): Record<OrderTab, readonly Order[]> {
  const held = (tab: OrderTab) => list.filter((order) => orderTab(order, now) === tab);
  const scheduled = held('scheduled').sort((a, b) => (a.preordered_for ?? 0) - (b.preordered_for ?? 0));
  return {
    new: held('new'),
    scheduled,
    collected: held('collected'),
    delivered: held('delivered'),
    cancelled: held('cancelled'),
  };
}

/** A list update: some orders change, some are removed, some are added; the others keep their identity. */
const anyChange = fc.record({
  changed: fc.array(anyOrder, { maxLength: 3 }),
  gone: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
  isReadAnew: fc.boolean(),
});

function changedList(list: readonly Order[], { changed, gone, isReadAnew }: ChangeOf): readonly Order[] {
  const byId = new Map(changed.map((order) => [order.order_id, order]));
  const left = list
    .filter(({ order_id }) => !gone.some((id) => order_id === `v3002-${id}`))
    .map((order) => byId.get(order.order_id) ?? order);
  const fresh = [...byId.values()].filter(({ order_id }) => left.every((one) => one.order_id !== order_id));
  const after = [...fresh, ...left];
  const isSame = after.length === list.length && after.every((order, place) => order === list[place]);
  return isSame && !isReadAnew ? list : after;
}

type ChangeOf = typeof anyChange extends fc.Arbitrary<infer Change> ? Change : never;

describe('the tabs of a list that changes', () => {
  it('match a computation from scratch, and keep the array of an unchanged tab', () => {
    const text = fc.constantFrom('', '1', 'v3002-2', 'nobody');
    const step = fc.record({ change: anyChange, later: fc.integer({ min: 0, max: 60 }), text });
    fc.assert(
      fc.property(anyList, fc.array(step, { maxLength: 12, size: 'max' }), (first, steps) => {
        const keep = createTabKeeper();
        let [list, now] = [first as readonly Order[], NOW];
        let before = keep(groupByTab(list, now));
        for (const { change, later, text: typed } of steps) {
          list = changedList(list, change);
          now += later;
          const groups = keep(searchTabs(groupByTab(list, now), typed));
          const anew = dividedAnew(searchOrders(list, typed), now);
          expect(groups).toEqual(anew);
          for (const tab of ORDER_TABS) {
            const isSame =
              anew[tab].length === before[tab].length &&
              anew[tab].every((order, index) => order === before[tab][index]);
            expect(groups[tab] === before[tab]).toBe(isSame);
          }
          before = groups;
        }
      }),
      { numRuns: 200 },
    );
  });

  it('contain as many running orders as the menu badge shows, without scheduled ones', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: -150, max: 150 }), (list, shift) => {
        const { new: waiting, collected } = dividedAnew(list, NOW + shift);
        const running = waiting.length + collected.length;
        expect(countRunning(list, NOW + shift)).toBe(running);
        expect(countTabs(groupByTab(list, NOW + shift)).new).toBe(waiting.length);
      }),
    );
  });
});
