import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../testing/build-order';
import { changesSince, EMPTY_BOOK, withOrders, type OrderBook } from './order-book';

const SOME = buildOrder({ vendor_id: 'kw1001' });
const buildVersion = (id: number, updated_at: number) => ({ ...SOME, order_id: `o${id}`, updated_at });
const many = (count: number, updated_at: number) =>
  Array.from({ length: count }, (_, index) => buildVersion(index, updated_at));
const listChanges = (book: OrderBook, earlier: OrderBook) =>
  changesSince(book, earlier)?.map(({ order_id, updated_at }) => [order_id, updated_at]) ?? null;

/** Books, each with one more order version than the one before. */
function course(length: number, first: OrderBook): OrderBook[] {
  const books = [first];
  for (let step = 1; step <= length; step += 1)
    books.push(withOrders(books.at(-1) ?? first, [buildVersion(step % 3, 100 + step)]));
  return books;
}

describe('the changes of a book since an earlier one', () => {
  const start = withOrders(EMPTY_BOOK, many(3, 1));

  it('are all added versions, oldest first', () => {
    const [, , second, , fourth] = course(4, start);
    expect(listChanges(fourth ?? start, second ?? start)).toEqual([
      ['o0', 103],
      ['o1', 104],
    ]);
    expect(listChanges(fourth ?? start, start)).toHaveLength(4);
  });

  it('are reported from the first, empty book on', () => {
    expect(listChanges(withOrders(start, [buildVersion(1, 2)]), EMPTY_BOOK)).toHaveLength(4);
  });

  it.each([
    [16, 16],
    [17, null],
  ])('are, after %i changes, %p of them because no more are remembered', (length, remembered) => {
    const books = course(length, start);
    expect(listChanges(books.at(-1) ?? start, start)?.length ?? null).toBe(remembered);
  });

  it.each([
    [400, 400],
    [401, null],
  ])('are, after %i simultaneous orders, %p of them', (count, remembered) => {
    const next = withOrders(start, many(count, 2));
    expect(listChanges(next, start)?.length ?? null).toBe(remembered);
    expect([...next]).toHaveLength(count);
  });

  it('are available again for additions after a large one', () => {
    const full = withOrders(start, many(401, 2));
    expect(listChanges(withOrders(full, [buildVersion(5, 3)]), full)).toEqual([['o5', 3]]);
  });

  it('are available for more orders than each change copies', () => {
    const first = withOrders(start, many(300, 2));
    const second = withOrders(first, many(500, 2).slice(300));
    expect(listChanges(second, start)).toHaveLength(500);
    expect([...second]).toHaveLength(500);
    expect(second.get('o450')?.updated_at).toBe(2);
  });

  it('are undefined for unrelated books', () => {
    expect(listChanges(withOrders(EMPTY_BOOK, [buildVersion(1, 1)]), start)).toBeNull();
    expect(listChanges(start, start)).toBeNull();
  });

  it('are available for a book that other code created', () => {
    const made: OrderBook = new Map([['o1', buildVersion(1, 1)]]);
    expect(listChanges(withOrders(made, [buildVersion(1, 2)]), made)).toEqual([['o1', 2]]);
  });
});

it('an equal version is ignored, and a longer history within the same second is not', () => {
  const book = withOrders(EMPTY_BOOK, [buildVersion(1, 5)]);
  expect(withOrders(book, [JSON.parse(JSON.stringify(buildVersion(1, 5))) as typeof SOME])).toBe(book);
  const answered = { ...buildVersion(1, 5), rider_id: 'r7' };
  expect(withOrders(book, [answered]).get('o1')?.rider_id).toBe('r7');
});

it('of two versions of an order in one answer, the newer one is kept and reported once', () => {
  const book = withOrders(EMPTY_BOOK, [buildVersion(1, 5)]);
  for (const incoming of [
    [buildVersion(1, 7), buildVersion(1, 6)],
    [buildVersion(1, 6), buildVersion(1, 7)],
  ]) {
    const next = withOrders(book, incoming);
    expect([next.get('o1')?.updated_at, listChanges(next, book)]).toEqual([7, [['o1', 7]]]);
  }
});
