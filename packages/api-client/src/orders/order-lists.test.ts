import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import {
  createQueryClient,
  latestOrdersOptions,
  pastOrdersOptions,
  readOrder,
  recentOrdersOptions,
} from '../queries';
import { buildOrder } from '../testing/build-order';
import { createFakeBackend } from '../testing/fake-backend';

const SCOPE = { vendorId: 'kw1002', timezone: 'Asia/Kuwait', includeOutlets: false };
const WHOLE = { ...SCOPE, includeOutlets: true };
const DAYS = { from: 1_790_000_000, to: 1_790_259_199 };

/** Lists that end with these keys, null for a whole list; `asked` records the requests. */
function lists(keys: readonly (string | null)[]) {
  const { client } = createFakeBackend();
  const asked: object[] = [];
  const list = async ({ params, query }: { params: object; query: object }) => {
    const page = asked.push({ ...params, ...query });
    const order = buildOrder({ order_id: `kw1002-${page}`, vendor_id: 'kw1002' });
    return { result: { data: [order], pagination: { pagination_key: keys[page - 1] ?? null } } };
  };
  const api = { ...client, orders: { ...client.orders, list } } as unknown as typeof client;
  return { api, asked };
}

describe('past orders', () => {
  it('are requested page by page with the key of the previous page, and are added to the book [CLIENT-22]', async () => {
    const { api, asked } = lists(['after 1', null]);
    const queries = createQueryClient();
    const question = { period: DAYS, phone: '+96550012345' };
    const { pages } = await queries.fetchInfiniteQuery({
      ...pastOrdersOptions(api, SCOPE, question),
      pages: 5,
    });
    expect(pages).toEqual([
      { ids: ['kw1002-1'], nextKey: 'after 1' },
      { ids: ['kw1002-2'], nextKey: null },
    ]);
    const first = {
      vendorId: 'kw1002',
      ...DAYS,
      count: LIMITS.pastOrdersCount,
      customer_phone_number: '+96550012345',
    };
    expect(asked).toEqual([first, { ...first, pagination_key: 'after 1' }]);
    const known = await readOrder(createFakeBackend().client, queries, 'kw1002', 'kw1002-2');
    expect(known.order_id).toBe('kw1002-2');
  });

  it('of all customers are requested without a phone number, and with outlets in larger pages', async () => {
    const { api, asked } = lists([null]);
    await createQueryClient().fetchInfiniteQuery(
      pastOrdersOptions(api, WHOLE, { period: DAYS, phone: null }),
    );
    expect(asked).toEqual([
      { vendorId: 'kw1002', ...DAYS, count: LIMITS.pastOrdersOutletsCount, include_outlets: true },
    ]);
  });
});

type Api = ReturnType<typeof lists>['api'];

describe.each([
  [
    'the latest orders',
    (api: Api) => createQueryClient().fetchQuery(latestOrdersOptions(api, 'kw1002')),
    { vendorId: 'kw1002', count: 50 },
  ],
  [
    'the orders of the week',
    (api: Api) => createQueryClient().fetchQuery(recentOrdersOptions(api, WHOLE)),
    { vendorId: 'kw1002', count: LIMITS.activeOrdersCount, include_outlets: true },
  ],
])('%s', (_what, read, question) => {
  it.each([
    ['are whole where no page follows', null, false],
    ['are cut where a page follows', 'after 1', true],
  ])('%s', async (_how, key, isCut) => {
    const { api, asked } = lists([key]);
    expect(await read(api)).toMatchObject({ ids: ['kw1002-1'], isCut });
    expect(asked).toMatchObject([question]);
  });
});
