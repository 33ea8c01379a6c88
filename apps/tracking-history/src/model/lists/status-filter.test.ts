import { expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@courier/api-client/order-rules';
import { buildOrder } from '@courier/api-client/testing';
import { filterByStatus, type StatusFilter } from './status-filter';

const orders = [...ORDER_STATUSES, 'TELEPORTED'].map((status) => buildOrder({ status }));
const left = (chosen: StatusFilter[]) => filterByStatus(orders, chosen).map(({ status }) => status);

it.each<[StatusFilter[], string[]]>([
  [['delivered'], ['DELIVERED']],
  [['returned'], ['RETURNED_TO_VENDOR']],
  [['cancelled'], ['CANCELLED']],
  [['failed'], ['STALLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED']],
  [
    ['failed', 'cancelled'],
    ['STALLED', 'CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED'],
  ],
])('%j leaves %j of all statuses [TRACK-HIST-24]', (chosen, statuses) => {
  expect(left(chosen).sort()).toEqual([...statuses].sort());
});

it('keeps all orders, also with unknown statuses, while no filter is chosen [TRACK-HIST-24]', () => {
  expect(left([])).toHaveLength(orders.length);
});

it('limits to late orders, combined with the end statuses', () => {
  const at = 1_790_000_000;
  const buildDeliveredOrder = (minutes: number) =>
    buildOrder({
      status: 'DELIVERED',
      created_at: at,
      promised_range: { from: at + 900, to: at + 1800 },
      status_history: [{ status: 'DELIVERED', created_at: at + minutes * 60 }],
    });
  const [onTime, late, cancelled] = [
    buildDeliveredOrder(28),
    buildDeliveredOrder(42),
    buildOrder({ status: 'CANCELLED' }),
  ];
  expect(filterByStatus([onTime, late, cancelled], ['late'])).toEqual([late]);
  expect(filterByStatus([onTime, late, cancelled], ['delivered', 'late'])).toEqual([late]);
  expect(filterByStatus([onTime, late, cancelled], ['cancelled', 'late'])).toEqual([]);
});
