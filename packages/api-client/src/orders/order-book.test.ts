import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildOrder } from '@courier/api-client/testing';
import { EMPTY_BOOK, withOrders, type OrderBook } from './order-book';

const held = buildOrder({ order_id: 'v1001-1', status: 'PICKED_UP', updated_at: 2000, created_at: 100 });

describe('the order book', () => {
  it('ignores an older version', () => {
    const book = withOrders(EMPTY_BOOK, [held]);
    const older = buildOrder({ order_id: 'v1001-1', status: 'RECEIVED', updated_at: 1999 });
    expect(withOrders(book, [older])).toBe(book);
  });

  it('accepts a newer version', () => {
    const newer = { ...held, status: 'DELIVERED', updated_at: 2001 };
    expect(withOrders(withOrders(EMPTY_BOOK, [held]), [newer]).get('v1001-1')?.status).toBe('DELIVERED');
  });

  it('keeps the newest of several versions that arrive together', () => {
    const newer = { ...held, status: 'DELIVERED', updated_at: 2001 };
    expect(withOrders(EMPTY_BOOK, [newer, held]).get('v1001-1')?.status).toBe('DELIVERED');
  });

  it('keeps the version with more history within the same second', () => {
    const more = {
      ...held,
      status: 'CANCELLED',
      status_history: [...held.status_history, { status: 'CANCELLED', created_at: 2000 }],
    };
    const book = withOrders(withOrders(EMPTY_BOOK, [held]), [more]);
    expect(book.get('v1001-1')?.status).toBe('CANCELLED');
    expect(withOrders(book, [held])).toBe(book);
  });

  it('is a Map for a remote of an older release, and accepts a Map as replacement', () => {
    const other = buildOrder({ order_id: 'v1001-2', status: 'RECEIVED', updated_at: 1000 });
    const book = withOrders(withOrders(EMPTY_BOOK, [held, other]), [{ ...held, updated_at: 2001 }]);
    expect([book.has('v1001-2'), book.has('v1001-3')]).toEqual([true, false]);
    const copied: OrderBook = new Map(book).set('v1001-3', { ...other, order_id: 'v1001-3' });
    const next = withOrders(copied, [{ ...other, updated_at: 1001 }]);
    expect([...next].map(([id, order]) => [id, order.updated_at]).sort()).toEqual([
      ['v1001-1', 2001],
      ['v1001-2', 1001],
      ['v1001-3', 1000],
    ]);
  });

  it('equals a Map that is copied with each change, over random histories', () => {
    const version = fc.record({
      id: fc.integer({ min: 1, max: 900 }),
      updated_at: fc.integer({ min: 1, max: 50 }),
    });
    // A list adds many, a live update few.
    const batch = fc.oneof(
      fc.array(version, { maxLength: 8, size: 'max' }),
      fc.array(version, { minLength: 100, maxLength: 450, size: 'max' }),
    );
    fc.assert(
      fc.property(fc.array(batch, { minLength: 4, maxLength: 12, size: 'max' }), (batches) => {
        const model = new Map<string, number>();
        let book = EMPTY_BOOK;
        for (const versions of batches) {
          book = withOrders(
            book,
            versions.map(({ id, updated_at }) => ({ ...held, order_id: `v1001-${id}`, updated_at })),
          );
          for (const { id, updated_at } of versions)
            model.set(`v1001-${id}`, Math.max(updated_at, model.get(`v1001-${id}`) ?? 0));
        }
        expect(new Map([...book].map(([id, order]) => [id, order.updated_at]))).toEqual(model);
        expect([...book]).toHaveLength(model.size);
        for (const [id, updated_at] of model) expect(book.get(id)?.updated_at).toBe(updated_at);
        expect(book.get('v1001-0')).toBeUndefined();
      }),
      // Shrinking thousands of versions would take minutes.
      { numRuns: 40, endOnFailure: true },
    );
  });
});
