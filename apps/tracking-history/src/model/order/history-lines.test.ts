import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { historyLines } from './history-lines';

/** 20 November 2026, 00:10 in Taipei; 19 November in Kuwait. */
const MIDNIGHT = Date.UTC(2026, 10, 19, 16, 10) / 1000;
const orders = [
  buildOrder({ status: 'DELIVERED', created_at: MIDNIGHT, delivery_fee: 79 }),
  buildOrder({ status: 'CANCELLED', created_at: MIDNIGHT - 60, delivery_fee: 65 }),
  buildOrder({
    status: 'RETURNED_TO_VENDOR',
    created_at: MIDNIGHT - 1200,
    delivery_fee: 84,
    discounted_delivery_fee: 60,
  }),
];
const daysIn = (timezone: string, hasMore = false) =>
  historyLines(orders, timezone, hasMore).flatMap((line) =>
    line.kind === 'day' ? [[line.day, line.total]] : [],
  );

describe('the day headings of past orders', () => {
  it('use the timezone of the country and show the fees of the day', () => {
    expect(daysIn('Asia/Taipei')).toEqual([
      ['2026-11-20', { orders: 2, fees: 79 }],
      ['2026-11-19', { orders: 1, fees: 60 }],
    ]);
    expect(daysIn('Asia/Kuwait')).toEqual([['2026-11-19', { orders: 3, fees: 139 }]]);
  });

  it('have no sum while older orders of the day may still be loaded', () => {
    expect(daysIn('Asia/Taipei', true)).toEqual([
      ['2026-11-20', { orders: 2, fees: 79 }],
      ['2026-11-19', null],
    ]);
  });

  it('keep the identity of an order line', () => {
    const listOrderLines = (list: typeof orders) =>
      historyLines(list, 'Asia/Kuwait', false).filter((line) => line.kind === 'order');
    const [, second] = listOrderLines(orders);
    expect(listOrderLines(orders.slice(1))[0]).toBe(second);
  });

  it('appear once above the orders of their day, in sequence', () => {
    const kinds = historyLines(orders, 'Asia/Taipei', false).map((line) =>
      line.kind === 'day' ? 'day' : line.order.order_id,
    );
    expect(kinds).toEqual(['day', orders[0]?.order_id, orders[1]?.order_id, 'day', orders[2]?.order_id]);
  });
});
