import { describe, expect, it } from '@jest/globals';
import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  activeOrdersOptions,
  cancelOrder,
  createQueryClient,
  latestOrdersOptions,
  orderAsReadOptions,
  orderBookOptions,
  orderOptions,
  ordersOf,
  placeOrder,
  readOrder,
  recentOrdersOptions,
  rememberOrders,
  updateOrder,
  wasPlaced,
  type OrderList,
} from '../queries';
import { buildDemoVendors } from '../testing/build-vendor';
import { buildOrder } from '../testing/build-order';
import { createFakeBackend, type FakeBackend } from '../testing/fake-backend';

const nowSeconds = () => Math.floor(Date.now() / 1000);
const SCOPE = { vendorId: 'v1002', includeOutlets: false };

function open() {
  const backend = createFakeBackend({ vendors: buildDemoVendors() });
  const client = createQueryClient();
  const order = backend.addOrder(
    buildOrder({
      vendor_id: 'v1002',
      status: 'RECEIVED',
      created_at: nowSeconds() - 60,
      updated_at: nowSeconds() - 60,
    }),
  );
  return { backend, client, order, api: backend.client };
}

const book = (client: QueryClient) => client.getQueryData(orderBookOptions().queryKey);
const getCachedOrders = (client: QueryClient, { queryKey }: { queryKey: QueryKey }) =>
  ordersOf(book(client) ?? new Map(), client.getQueryData<OrderList>(queryKey)?.ids ?? []);
const countOrderReads = (backend: FakeBackend) =>
  backend.callsOf('orders.list').length + backend.callsOf('orders.get').length;

async function draftFor(backend: FakeBackend, vendorId: string) {
  const destination = { latitude: 25.03396, longitude: 121.56447 };
  const { fee, signature } = await backend.client.pricing.fee({
    body: {
      source: { latitude: 25.0418, longitude: 121.5519 },
      destination,
      vendor_id: vendorId,
      delivery_type: 'food',
    },
  });
  return {
    vendor_id: vendorId,
    customer: {
      name: 'Kuo Ming-che',
      phone_number: '+886912048317',
      location: { ...destination, address: 'Xinyi Road 7', notes: '' },
    },
    order: { payment_method: 'PAID', amount: 480, description: '', cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: fee,
    signature,
  };
}

describe('a changed order', () => {
  it('is updated in every list without another request', async () => {
    const { backend, client, order, api } = open();
    const active = activeOrdersOptions(api, { ...SCOPE, timezone: 'Asia/Taipei', guestOrderIds: null });
    const lists = [active, recentOrdersOptions(api, SCOPE), latestOrdersOptions(api, 'v1002')] as const;
    await Promise.all([client.fetchQuery(active), client.fetchQuery(lists[1]), client.fetchQuery(lists[2])]);
    const reads = countOrderReads(backend);

    const { fee, signature } = await backend.client.pricing.fee({
      body: {
        source: { latitude: 25.0418, longitude: 121.5519 },
        destination: order.customer.location,
        vendor_id: 'v1002',
        delivery_type: 'food',
      },
    });
    await updateOrder(api, client, order.order_id, {
      vendor_id: 'v1002',
      payment_method: 'PAID',
      amount: 1250,
      item_details: 'Three boxes',
      location: order.customer.location,
      delivery_fee: fee,
      signature,
    });
    for (const list of lists) expect(getCachedOrders(client, list)[0]?.order.amount).toBe(1250);

    await cancelOrder(api, client, order, 'CUSTOMER_CANCELLED');
    for (const list of lists)
      expect(getCachedOrders(client, list)).toMatchObject([
        { status: 'CANCELLED', cancellation: { reason: 'CUSTOMER_CANCELLED', by: 'USER' } },
      ]);
    expect(countOrderReads(backend)).toBe(reads);
  });

  it('is not overwritten by an older answer that arrives later', async () => {
    const { client, order, api } = open();
    await cancelOrder(api, client, order, 'NO_RIDERS');
    rememberOrders(client, [order]);
    expect(book(client)?.get(order.order_id)?.status).toBe('CANCELLED');
  });

  it('stays unchanged in a form that shows it', async () => {
    const { backend, client, order, api } = open();
    const options = orderAsReadOptions(api, 'v1002', order.order_id);
    const observer = new QueryObserver(client, options);
    const leave = observer.subscribe(() => undefined);
    await observer.refetch();
    rememberOrders(client, [backend.moveOrder(order.order_id, 'NEAR_VENDOR')]);
    expect(observer.getCurrentResult().data?.status).toBe('RECEIVED');
    expect(book(client)?.get(order.order_id)?.status).toBe('NEAR_VENDOR');
    leave();
  });
});

describe('a requested order', () => {
  it('comes from the book, or else once from the server', async () => {
    const { backend, client, order, api } = open();
    expect((await readOrder(api, client, 'v1002', order.order_id)).order_id).toBe(order.order_id);
    expect((await readOrder(api, client, 'v1002', order.order_id)).order_id).toBe(order.order_id);
    expect(countOrderReads(backend)).toBe(1);
  });

  it('is in the book after any request', async () => {
    const { client, order, api } = open();
    expect(await client.fetchQuery(orderOptions(api, 'v1002', order.order_id))).toBe(order.order_id);
    expect(book(client)?.get(order.order_id)?.vendor_id).toBe('v1002');
  });
});

describe('a placed order', () => {
  it('is in the lists of its vendor without another request', async () => {
    const { backend, client, api } = open();
    const latest = latestOrdersOptions(api, 'v1002');
    const other = latestOrdersOptions(api, 'v1003');
    await Promise.all([client.fetchQuery(latest), client.fetchQuery(other)]);
    const reads = countOrderReads(backend);
    const orderId = await placeOrder(api, client, await draftFor(backend, 'v1002'));
    expect(getCachedOrders(client, latest).map(({ customer }) => customer.name)).toContain('Kuo Ming-che');
    expect(getCachedOrders(client, other)).toEqual([]);
    expect(client.getQueryState(latest.queryKey)?.isInvalidated).toBe(false);
    expect(countOrderReads(backend)).toBe(reads);
    expect(book(client)?.get(orderId)?.status).toBe('NEW');
  });

  it('stays in a list whose request began earlier', async () => {
    const { backend, client, api } = open();
    const latest = latestOrdersOptions(api, 'v1002');
    await client.fetchQuery(latest);
    const release = backend.delay('orders.list');
    const reading = client.fetchQuery({ ...latest, staleTime: 0 });
    const placed = buildOrder({ vendor_id: 'v1002', status: 'NEW', created_at: nowSeconds() });
    rememberOrders(client, [placed]);
    wasPlaced(client, 'v1002', placed.order_id);
    release();
    await reading;
    expect(getCachedOrders(client, latest).map(({ order_id }) => order_id)).toContain(placed.order_id);
  });

  it('marks lists as stale that cannot be updated: with outlets, or if the server sent only its id', async () => {
    const { client, api } = open();
    const whole = recentOrdersOptions(api, { vendorId: 'v1001', includeOutlets: true });
    const own = recentOrdersOptions(api, SCOPE);
    const other = recentOrdersOptions(api, { vendorId: 'v1003', includeOutlets: false });
    await Promise.all([client.fetchQuery(whole), client.fetchQuery(own), client.fetchQuery(other)]);
    const isOld = (list: typeof whole) => client.getQueryState(list.queryKey)?.isInvalidated;
    const known = buildOrder({ vendor_id: 'v1002' });
    rememberOrders(client, [known]);
    wasPlaced(client, 'v1002', known.order_id);
    expect([isOld(whole), isOld(own), isOld(other)]).toEqual([true, false, false]);
    wasPlaced(client, 'v1002', 'v1002-2611paidbycard');
    expect([isOld(whole), isOld(own), isOld(other)]).toEqual([true, true, false]);
  });
});

describe('the cache of server state', () => {
  it('does not retry, because the client does', async () => {
    const { backend, client, api } = open();
    backend.fail('orders.list', { status: 400, message: 'no' });
    await expect(client.fetchQuery(latestOrdersOptions(api, 'v1002'))).rejects.toMatchObject({ status: 400 });
    expect(backend.callsOf('orders.list')).toHaveLength(1);
  });
});
