import { FLEET_STATUSES, type FleetStatus } from '@courier/api-client/fleet';
import { progressIndex, type OrderStatus } from '@courier/api-client/order-rules';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOver } from '../../orders/stored-orders/ended-statuses';
import { insertLateEntry, refuseEvent } from './fleet-rules';

const orderWith = (...statuses: OrderStatus[]) => ({
  status: statuses.at(-1) ?? 'NEW',
  status_history: statuses.map((status, index) => ({ status, created_at: 100 + index * 10 })),
});
const refuse = (statuses: OrderStatus[], status: FleetStatus, more = {}) =>
  refuseEvent(orderWith(...statuses), { status, hasReason: true, isProved: true, pin: null, ...more });

const NOT_ALLOWED = 'transition-not-allowed';

it.each<[OrderStatus[], FleetStatus]>([
  [['NEW'], 'RECEIVED'],
  [['NEW'], 'NEAR_CUSTOMER'],
  [['PAYMENT_COMMITTED'], 'ASSIGNED_TO_TRANSPORT'],
  [['NEW', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'], 'ASSIGNED_TO_TRANSPORT'],
  [['NEW', 'PICKED_UP', 'DELAYED'], 'PICKED_UP'],
  [['NEW', 'PICKED_UP', 'DELAYED'], 'DELIVERED'],
  [['NEW', 'PICKED_UP', 'STALLED'], 'NEAR_CUSTOMER'],
  [['NEW', 'NEAR_VENDOR'], 'WAITING_FOR_TRANSPORT'],
  [['NEW', 'NEAR_VENDOR', 'WAITING_FOR_TRANSPORT'], 'ASSIGNED_TO_TRANSPORT'],
  [['NEW', 'NEAR_VENDOR'], 'CANCELLED'],
  [['NEW', 'PICKED_UP'], 'RETURN_INITIATED'],
  [['NEW', 'NEAR_CUSTOMER', 'RETURN_INITIATED'], 'RETURNED_TO_VENDOR'],
])('after %j a fleet may report %s', (statuses, wanted) => {
  expect(refuse(statuses, wanted)).toBeNull();
});

it.each<[OrderStatus[], FleetStatus]>([
  [['NEW', 'ASSIGNED_TO_TRANSPORT'], 'RECEIVED'],
  [['NEW', 'ASSIGNED_TO_TRANSPORT'], 'ASSIGNED_TO_TRANSPORT'],
  [['NEW', 'PICKED_UP'], 'WAITING_FOR_TRANSPORT'],
  [['NEW', 'PICKED_UP'], 'CANCELLED'],
  [['NEW', 'NEAR_VENDOR'], 'DELIVERED'],
  [['NEW', 'NEAR_VENDOR'], 'RETURN_INITIATED'],
  [['NEW', 'PICKED_UP'], 'RETURNED_TO_VENDOR'],
  [['NEW', 'PICKED_UP', 'RETURN_INITIATED'], 'DELIVERED'],
  [['NEW', 'PICKED_UP', 'RETURN_INITIATED'], 'DELAYED'],
  [['NEW', 'PICKED_UP', 'STALLED'], 'DELAYED'],
  [['NEW', 'PICKED_UP', 'DELIVERED'], 'RETURN_INITIATED'],
  [['NEW', 'CANCELLED'], 'RECEIVED'],
])('after %j a fleet may not report %s', (statuses, wanted) => {
  expect(refuse(statuses, wanted)).toBe(NOT_ALLOWED);
});

it('asks for a reason of a cancellation and for the proofs of a delivery', () => {
  expect(refuse(['NEW'], 'CANCELLED', { hasReason: false })).toBe('reason-missing');
  expect(refuse(['NEW', 'PICKED_UP'], 'DELIVERED', { isProved: false })).toBe('proof-missing');
});

it('never goes backwards and never leaves a final status, for any reports in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FLEET_STATUSES), { maxLength: 30 }), (reported) => {
      const history: OrderStatus[] = ['NEW'];
      for (const status of reported) {
        const before = history.at(-1) ?? 'NEW';
        if (refuse(history, status) !== null) continue;
        expect(isOver(before)).toBe(false);
        if (status === 'DELIVERED') expect(history).not.toContain('RETURN_INITIATED');
        history.push(status);
      }
      expect(history.filter(isOver).length).toBeLessThan(2);
    }),
  );
});

it('puts a late entry at its own time, once, and never beyond what was reached', () => {
  const { status_history: history } = orderWith('NEW', 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP');
  const late = { status: 'NEAR_VENDOR', created_at: 115 } as const;
  const after = insertLateEntry(history, late);
  expect(after.map(({ status }) => status)).toEqual([
    'NEW',
    'ASSIGNED_TO_TRANSPORT',
    'NEAR_VENDOR',
    'PICKED_UP',
  ]);
  expect(insertLateEntry(after, late)).toBe(after);
  expect(insertLateEntry(history, { status: 'NEAR_CUSTOMER', created_at: 115 })).toBe(history);
  expect(insertLateEntry(history, { status: 'CANCELLED', created_at: 115 })).toBe(history);
  expect(insertLateEntry(history, { status: 'NEAR_VENDOR', created_at: 500 }).at(-1)?.status).toBe(
    'PICKED_UP',
  );
});

it('never shows late entries against the progress, even when the clock of the fleet is ahead', () => {
  const way: OrderStatus[] = [
    'RECEIVED',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'NEAR_VENDOR',
  ];
  const reports = fc.shuffledSubarray(way, { minLength: 1 });
  fc.assert(
    fc.property(reports, fc.integer({ min: 0, max: 120 }), fc.nat(40), (statuses, aheadSeconds, seconds) => {
      let history: Parameters<typeof insertLateEntry>[0] = [
        { status: 'NEW', created_at: 100 },
        { status: 'PICKED_UP', created_at: 101 + seconds },
      ];
      for (const status of statuses) {
        const created_at = 101 + aheadSeconds + way.indexOf(status) * 5;
        history = insertLateEntry(history, { status, created_at });
      }
      const steps = history.map(({ status }) => progressIndex(status) ?? -1);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      expect(new Set(history.map((entry) => entry.created_at)).size).toBe(history.length);
    }),
  );
});
