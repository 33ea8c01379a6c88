import { describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import {
  addToList,
  answerProposal,
  cancelOrder,
  createQueryClient,
  manyWerePlaced,
  orderBookOptions,
  placeOrder,
  recentOrdersOptions,
  updateOrder,
  wasPlaced,
} from '../queries';
import { answeringClient } from '../testing/answering-client';
import { buildOrder } from '../testing/build-order';
import type { CreateOrder, UpdateOrder } from './orders.contract';

const order = buildOrder({ order_id: 'o9', vendor_id: 'kw1001', updated_at: 2 });
const buildScope = (vendorId: string, includeOutlets = false) => ({ vendorId, includeOutlets });

function createMutations(answers: Record<string, unknown> = {}) {
  const cache = createQueryClient();
  const answering = answeringClient(answers);
  const list = (vendorId: string, includeOutlets = false) =>
    recentOrdersOptions(answering.client, buildScope(vendorId, includeOutlets)).queryKey;
  const cacheOrders = (vendorId: string, includeOutlets = false) =>
    cache.setQueryData(list(vendorId, includeOutlets), { ids: ['o1'], added: {}, isCut: false });
  const read = (vendorId: string, includeOutlets = false) =>
    cache.getQueryState(list(vendorId, includeOutlets))?.isInvalidated;
  return {
    ...answering,
    cache,
    cacheOrders,
    list,
    read,
    known: () => cache.getQueryData(orderBookOptions().queryKey)?.get('o9'),
    ids: (vendorId: string) => cache.getQueryData(list(vendorId))?.ids,
  };
}

describe('every screen is updated by the answer', () => {
  it('to a cancellation, which contains the order, its vendor and a reason', async () => {
    const { client, cache, inputsOf, known } = createMutations({ 'orders.cancel': { result: order } });
    expect(await cancelOrder(client, cache, order, 'USER_REQUEST' as never)).toBe(order);
    expect(inputsOf('orders.cancel')).toEqual([
      { body: { vendor_id: 'kw1001', order_id: 'o9', reason: 'USER_REQUEST' } },
    ]);
    expect(known()).toBe(order);
  });

  it('to a change', async () => {
    const { client, cache, inputsOf, known } = createMutations({ 'orders.update': { result: order } });
    const body = { vendor_id: 'kw1001' } as UpdateOrder;
    expect(await updateOrder(client, cache, 'o9', body)).toBe(order);
    expect(inputsOf('orders.update')).toEqual([{ params: { orderId: 'o9' }, body }]);
    expect(known()).toBe(order);
  });

  const quote = { fee: 1.5, signature: 's' };
  const priced = { delivery_fee: 1.5, signature: 's' };
  it.each([
    ['accepted', { accepted: true }, { accepted: true }],
    ['accepted with a new pin', { accepted: true, quote }, { accepted: true, ...priced }],
    ['refused', { accepted: false, quote }, { accepted: false }],
  ])('to a proposal that is %s', async (_, answer, sent) => {
    const { client, cache, inputsOf, known } = createMutations({
      'orders.answerProposal': { result: order },
    });
    const proposal = { created_at: 77 } as NonNullable<typeof order.proposal>;
    expect(await answerProposal(client, cache, { ...order, proposal }, answer)).toBe(order);
    expect(inputsOf('orders.answerProposal')).toEqual([
      { params: { orderId: 'o9' }, body: { vendor_id: 'kw1001', created_at: 77, ...sent } },
    ]);
    expect(known()).toBe(order);
  });

  it('to a missing proposal, which the server refuses by its time', async () => {
    const { client, cache, inputsOf } = createMutations({ 'orders.answerProposal': { result: order } });
    await answerProposal(client, cache, { order_id: 'o9', vendor_id: 'kw1001' }, { accepted: true });
    expect(inputsOf('orders.answerProposal')).toMatchObject([{ body: { created_at: 0 } }]);
  });

  it('to a placed order with its key, and the lists of its vendor contain the order', async () => {
    const { client, cache, asked, cacheOrders, ids, known } = createMutations({
      'orders.create': { result: { order_id: 'o9', order } },
    });
    cacheOrders('kw1001');
    cacheOrders('kw1002');
    const body = { vendor_id: 'kw1001' } as CreateOrder;
    expect(await placeOrder(client, cache, body, { idempotencyKey: 'k' })).toBe('o9');
    expect(asked).toEqual([{ call: 'orders.create', input: { body }, options: { idempotencyKey: 'k' } }]);
    expect(known()).toBe(order);
    expect([ids('kw1001'), ids('kw1002')]).toEqual([['o1', 'o9'], ['o1']]);
  });
});

describe('lists become stale', () => {
  const lists = (changed: (opened: { cache: ReturnType<typeof createQueryClient> }) => void) => {
    const begun = createMutations();
    for (const vendor of ['kw1001', 'kw1002'])
      for (const includeOutlets of [false, true]) begun.cacheOrders(vendor, includeOutlets);
    changed(begun);
    return [
      begun.read('kw1001'),
      begun.read('kw1001', true),
      begun.read('kw1002'),
      begun.read('kw1002', true),
    ];
  };

  it('that should contain an unknown order: those of its vendor, and those with outlets', async () => {
    const placed = await new Promise<(boolean | undefined)[]>((done) => {
      const { client } = answeringClient({ 'orders.create': { result: { order_id: 'o9' } } });
      const begun = createMutations();
      for (const vendor of ['kw1001', 'kw1002'])
        for (const includeOutlets of [false, true]) begun.cacheOrders(vendor, includeOutlets);
      void placeOrder(client, begun.cache, { vendor_id: 'kw1001' } as CreateOrder).then(() =>
        done([
          begun.read('kw1001'),
          begun.read('kw1001', true),
          begun.read('kw1002'),
          begun.read('kw1002', true),
        ]),
      );
    });
    expect(placed).toEqual([true, true, false, true]);
  });

  it('after many orders of some vendors were placed', () => {
    expect(lists(({ cache }) => manyWerePlaced(cache, ['kw1002']))).toEqual([false, true, true, true]);
    expect(lists(({ cache }) => manyWerePlaced(cache, []))).toEqual([false, true, false, true]);
  });
});

it('a list on screen is not fetched immediately because of an unknown order', async () => {
  const { client, cache, inputsOf, list, read } = createMutations({
    'orders.list': { result: { data: [], pagination: { pagination_key: null } } },
  });
  const observer = new QueryObserver(cache, recentOrdersOptions(client, buildScope('kw1001', true)));
  const stop = observer.subscribe(() => undefined);
  await cache.fetchQuery(recentOrdersOptions(client, buildScope('kw1001', true)));
  const asked = inputsOf('orders.list').length;
  wasPlaced(cache, 'kw1001', 'o9');
  expect([read('kw1001', true), cache.isFetching({ queryKey: list('kw1001', true) })]).toEqual([true, 0]);
  manyWerePlaced(cache, ['kw1001']);
  expect(inputsOf('orders.list')).toHaveLength(asked);
  stop();
});

describe('orders added to a list', () => {
  it('are listed once, and do not change its fetch time', () => {
    const { cache, cacheOrders, list, ids } = createMutations();
    cacheOrders('kw1001');
    const before = cache.getQueryState(list('kw1001'))?.dataUpdatedAt;
    addToList(cache, list('kw1001'), ['o9', 'o1', 'o9']);
    expect(ids('kw1001')).toEqual(['o1', 'o9']);
    expect(Object.keys(cache.getQueryData(list('kw1001'))?.added ?? {})).toEqual(['o9']);
    expect(cache.getQueryState(list('kw1001'))?.dataUpdatedAt).toBe(before);
  });

  it('have no effect if the list contains them or is missing', () => {
    const { cache, cacheOrders, list } = createMutations();
    cacheOrders('kw1001');
    const before = cache.getQueryData(list('kw1001'));
    addToList(cache, list('kw1001'), ['o1']);
    expect(cache.getQueryData(list('kw1001'))).toBe(before);
    addToList(cache, list('kw1002'), ['o9']);
    expect(cache.getQueryData(list('kw1002'))).toBeUndefined();
  });
});
