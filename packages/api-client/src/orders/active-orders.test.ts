import { expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { activeOrdersOptions, createQueryClient } from '../queries';
import { buildDemoVendors } from '../testing/build-vendor';
import { buildOrder } from '../testing/build-order';
import { createFakeBackend } from '../testing/fake-backend';

const nowSeconds = () => Math.floor(Date.now() / 1000);
const SCOPE = { vendorId: 'v1002', timezone: 'Asia/Kuwait', guestOrderIds: null, includeOutlets: false };

it('reads every order of the day, also after a bulk file with hundreds of orders', async () => {
  const backend = createFakeBackend({ vendors: buildDemoVendors() });
  const placed = Array.from({ length: 450 }, (_, index) =>
    backend.addOrder(
      buildOrder({
        vendor_id: 'v1002',
        created_at: nowSeconds(),
        // Some of the last ones are scheduled, and are in both windows.
        preordered_for: index < 230 ? null : nowSeconds() + 7200,
      }),
    ),
  );
  const { ids, isCut } = await createQueryClient().fetchQuery(activeOrdersOptions(backend.client, SCOPE));
  expect([...ids].sort()).toEqual(placed.map(({ order_id }) => order_id).sort());
  expect(isCut).toBe(false);
  const calls = backend.callsOf('orders.list').map(({ query }) => query);
  expect(calls.map(({ count }) => count)).toEqual(['200', '200', '200', '200', '200']);
  expect(calls.filter(({ scheduled }) => scheduled === 'true')).toHaveLength(2);
});

it('reads a day of more than 10,000 orders, and reports when older ones remain', async () => {
  expect(LIMITS.activePages * LIMITS.activeOrdersCount).toBeGreaterThan(10_000);
  const respond = (pages: number) => {
    let page = 0;
    const list = async ({ query }: { query: { scheduled?: boolean } }) => {
      if (query.scheduled) return { result: { data: [], pagination: { pagination_key: null } } };
      page += 1;
      const pagination = { pagination_key: page < pages ? `after ${page}` : null };
      return { result: { data: [buildOrder({ vendor_id: 'v1002' })], pagination } };
    };
    const { client } = createFakeBackend();
    const api = { ...client, orders: { ...client.orders, list } } as unknown as typeof client;
    return createQueryClient().fetchQuery(activeOrdersOptions(api, SCOPE));
  };
  const whole = await respond(LIMITS.activePages);
  expect([whole.ids.length, whole.isCut]).toEqual([LIMITS.activePages, false]);
  const cut = await respond(LIMITS.activePages + 1);
  expect([cut.ids.length, cut.isCut]).toEqual([LIMITS.activePages, true]);
});
