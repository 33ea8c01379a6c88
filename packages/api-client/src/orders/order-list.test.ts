import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createQueryClient, idsOf, orderBookOptions } from '../queries';
import { buildOrder } from '../testing/build-order';
import { readList, type OrderList } from './order-list';

const KEY = ['list'];
const order = (order_id: string) => buildOrder({ order_id });
const AT = 1_790_000_000_000;

afterEach(() => void jest.restoreAllMocks());

function read(held: Partial<OrderList> | null, pages: readonly string[][], isCut = false) {
  jest.spyOn(Date, 'now').mockReturnValue(AT);
  const client = createQueryClient();
  if (held) client.setQueryData<OrderList>(KEY, { ids: [], added: {}, isCut: false, ...held });
  const answer = readList(client, KEY, async (keep) => {
    for (const page of pages) keep(page.map(order));
    return { isCut };
  });
  return { client, answer };
}

describe('a list', () => {
  it('contains the unique ids of its pages, and its orders are in the book', async () => {
    const { client, answer } = read(null, [
      ['o1', 'o2'],
      ['o2', 'o3'],
    ]);
    expect(await answer).toEqual({ ids: ['o1', 'o2', 'o3'], added: {}, isCut: false });
    const book = client.getQueryData(orderBookOptions().queryKey);
    expect(['o1', 'o2', 'o3', 'o4'].map((id) => book?.has(id))).toEqual([true, true, true, false]);
  });

  it('indicates that older orders exist', async () => {
    expect(await read(null, [['o1']], true).answer).toMatchObject({ isCut: true });
  });

  it('keeps orders that were added during the request, and drops earlier additions', async () => {
    const added = { before: AT - 1, now: AT, after: AT + 1 };
    expect(await read({ added }, [['o1']]).answer).toEqual({
      ids: ['o1', 'now', 'after'],
      added: { now: AT, after: AT + 1 },
      isCut: false,
    });
  });

  it('keeps its identity while its content is equal', async () => {
    const ids = ['o1', 'o2'];
    expect((await read({ ids }, [['o1', 'o2']]).answer).ids).toBe(ids);
    expect((await read({ ids }, [['o2', 'o1']]).answer).ids).toEqual(['o2', 'o1']);
    expect((await read({ ids }, [['o1']]).answer).ids).toEqual(['o1']);
    expect((await read({ ids }, [['o1', 'o2', 'o3']]).answer).ids).toEqual(['o1', 'o2', 'o3']);
  });
});

it('the set of ids of a list is created once', () => {
  const list: OrderList = { ids: ['o1'], added: {}, isCut: false };
  expect(idsOf(list)).toBe(idsOf({ ...list }));
  expect([...idsOf(list)]).toEqual(['o1']);
  expect(idsOf({ ...list, ids: ['o1'] })).not.toBe(idsOf(list));
});
