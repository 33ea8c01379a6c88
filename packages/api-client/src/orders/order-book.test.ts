import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { EMPTY_BOOK, ordersOf, withOrders } from './order-book';

const held = buildOrder({ order_id: 'v1001-1', status: 'PICKED_UP', updated_at: 2000, created_at: 100 });

describe('the order book', () => {
  it('ignores a version older than the one held', () => {
    const book = withOrders(EMPTY_BOOK, [held]);
    const older = buildOrder({ order_id: 'v1001-1', status: 'RECEIVED', updated_at: 1999 });
    expect(withOrders(book, [older])).toBe(book);
  });

  it('takes a newer version', () => {
    const newer = { ...held, status: 'DELIVERED', updated_at: 2001 };
    expect(withOrders(withOrders(EMPTY_BOOK, [held]), [newer]).get('v1001-1')?.status).toBe('DELIVERED');
  });

  it('keeps the newest of several versions that arrive together', () => {
    const newer = { ...held, status: 'DELIVERED', updated_at: 2001 };
    expect(withOrders(EMPTY_BOOK, [newer, held]).get('v1001-1')?.status).toBe('DELIVERED');
  });

  it('takes the version with more history when both were made in the same second', () => {
    const more = {
      ...held,
      status: 'CANCELLED',
      status_history: [...held.status_history, { status: 'CANCELLED', created_at: 2000 }],
    };
    const book = withOrders(withOrders(EMPTY_BOOK, [held]), [more]);
    expect(book.get('v1001-1')?.status).toBe('CANCELLED');
    expect(withOrders(book, [held])).toBe(book);
  });

  it('lists the orders of some ids newest first, leaving out what is not known', () => {
    const book = withOrders(EMPTY_BOOK, [held, buildOrder({ order_id: 'v1001-2', created_at: 300 })]);
    expect(ordersOf(book, ['v1001-1', 'v1001-9', 'v1001-2']).map((order) => order.order_id)).toEqual([
      'v1001-2',
      'v1001-1',
    ]);
  });
});
