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
])('%j leaves %j of every status there is [TRACK-HIST-24]', (chosen, statuses) => {
  expect(left(chosen).sort()).toEqual([...statuses].sort());
});

it('leaves all orders, of unknown statuses too, while nothing is chosen [TRACK-HIST-24]', () => {
  expect(left([])).toHaveLength(orders.length);
});
