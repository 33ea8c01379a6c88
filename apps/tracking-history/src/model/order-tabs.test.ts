import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Order } from '@courier/api-client';
import { ORDER_STATUSES, ORDER_TABS } from '@courier/api-client/order-rules';
import { buildOrder } from '@courier/api-client/testing';
import { searchOrders } from './order-search';
import { countsOf, createTabKeeper, groupByTab, runningOf, searchTabs } from './order-tabs';

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

describe('the tabs of a list that changes', () => {
  it('hold what dividing and searching anew gives, and the same array where that is what they held', () => {
    const text = fc.constantFrom('', '1', 'v3002-2', 'nobody');
    const step = fc.record({ list: anyList, later: fc.integer({ min: 0, max: 60 }), text });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12, size: 'max' }), (steps) => {
        const keep = createTabKeeper();
        let now = NOW;
        let before = keep(groupByTab([], now));
        for (const { list, later, text: typed } of steps) {
          now += later;
          const groups = keep(searchTabs(groupByTab(list, now), typed));
          const anew = groupByTab(searchOrders(list, typed), now);
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

  it('hold together as many running orders as the menu says', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: -150, max: 150 }), (list, shift) => {
        const counts = countsOf(groupByTab(list, NOW + shift));
        expect(runningOf(list, NOW + shift)).toBe(counts.new + counts.scheduled + counts.collected);
      }),
    );
  });
});
