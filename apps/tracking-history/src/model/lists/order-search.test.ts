import { expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { searchOrders } from './order-search';

const lin = buildOrder({ order_id: 'v1001-2611abc' });
const customer = { ...lin.customer, name: 'Huang Shu-fen', phone_number: '+886 905 117 246' };
const huang = buildOrder({ order_id: 'v1002-2611xyz', customer });

it.each([
  ['an order id in any case', '2611ABC', lin],
  ['a mobile with spaces of its own', '0511 72 46', huang],
  ['part of a name without its space', 'huangshu', huang],
])('finds by %s [TRACK-HIST-14]', (_what, text, found) => {
  expect(searchOrders([lin, huang], text)).toEqual([found]);
});

it('keeps every order while the search is empty', () => {
  expect(searchOrders([lin, huang], '  ')).toHaveLength(2);
});
