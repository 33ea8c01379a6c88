import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { inTransaction } from '../../platform/db/database';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { listFeeChanges } from './charges/fee-changes';
import { addOrderNote } from './stored-orders/add-order-note';
import {
  findOrder,
  insertOrder,
  insertOrders,
  moveOrder,
  type Decision,
} from './stored-orders/orders.repository';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const deps = () => server.deps;
const findOrderRow = (orderId: string) =>
  server.deps.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('a status change of an order', () => {
  const move = (id: string, decision: Decision, at = server.clock.nowSeconds()) =>
    moveOrder(deps(), deps().db, id, at, () => decision);

  it('is published as the newer version, also several within one second', async () => {
    const id = await owner.placeOrder();
    const publishedOrders: Order[] = [];
    const stop = deps().bus.subscribe((order) => publishedOrders.push(order));
    const now = server.clock.nowSeconds();
    for (const status of ['RECEIVED', 'NEAR_VENDOR', 'PICKED_UP'] as const) await move(id, { status });
    const late = await move(id, { status: 'DELIVERED' }, now + 60);
    stop();
    expect(late?.status_history).toEqual([
      { status: 'NEW', created_at: now },
      { status: 'RECEIVED', created_at: now + 1 },
      { status: 'NEAR_VENDOR', created_at: now + 2 },
      { status: 'PICKED_UP', created_at: now + 3 },
      { status: 'DELIVERED', created_at: now + 60 },
    ]);
    expect(publishedOrders.map(({ updated_at }) => updated_at)).toEqual([
      now + 1,
      now + 2,
      now + 3,
      now + 60,
    ]);
    expect(await findOrderRow(id)).toMatchObject({
      near_vendor_at: now + 2,
      collected_at: now + 3,
      delivered_at: now + 60,
    });
    expect([await owner.order(id), await move(id, null)]).toEqual([late, late]);
  });

  it('is stored in the outbox in its transaction, like a new order and a note', async () => {
    const row = await findOrderRow(await owner.placeOrder());
    const empty = {
      proofs: '[]',
      address_parts: null,
      sender: null,
      voucher: null,
      proposal: null,
      rating: null,
    };
    const versions = await inTransaction(deps().db, async (trx) => {
      const order_id = 'v1001-copied';
      const copied = { ...row, ...empty, order_id, created_at: 90, updated_at: 100 };
      await insertOrder(deps(), trx, { row: copied });
      await moveOrder(deps(), trx, order_id, 200, () => ({ status: 'RECEIVED' }));
      await addOrderNote(deps(), trx, order_id, 300, () => ({ notes: 'x' }));
      return trx
        .selectFrom('order_events')
        .select('version')
        .where('order_id', '=', order_id)
        .orderBy('version')
        .execute();
    });
    expect(versions.map(({ version }) => version)).toEqual([100, 200, 300]);
    expect(await findOrder(deps().db, 'v1001-copied')).toMatchObject({
      updated_at: 300,
      customer: { location: { notes: 'x' } },
      status_history: [
        { status: 'NEW', created_at: 90 },
        { status: 'RECEIVED', created_at: 200 },
      ],
    });
  });

  it('without a change publishes nothing, also for a missing order', async () => {
    const id = await owner.placeOrder();
    const before = await owner.order(id);
    const publishedOrders: Order[] = [];
    const stop = deps().bus.subscribe((order) => publishedOrders.push(order));
    expect(await move(id, null)).toEqual(before);
    expect(await move('nothing', { status: 'RECEIVED' })).toBeUndefined();
    expect(await insertOrders(deps(), deps().db, [])).toEqual([]);
    await move(id, { status: 'PAYMENT_INITIATED' });
    stop();
    expect(publishedOrders).toEqual([]);
  });

  it('omits unknown fields of an order', async () => {
    const place = { latitude: 25.0421, longitude: 121.5443 };
    const known = { reason: 'NO_RIDERS', by: 'PLATFORM' } as const;
    const id = await owner.placeOrder();
    const after = (pickup: Partial<typeof place>, cancelled: Partial<typeof known>) =>
      move(id, {
        status: 'CANCELLED',
        change: {
          payment_status: null,
          pickup_latitude: pickup.latitude ?? null,
          pickup_longitude: pickup.longitude ?? null,
          cancellation_reason: cancelled.reason ?? null,
          cancelled_by: cancelled.by ?? null,
        },
      });
    const whole = await after(place, known);
    expect(whole).toMatchObject({ cancellation: known, order: { payment_status: '' } });
    expect(whole?.route?.at(0)).toMatchObject(place);
    const halves = [
      await after({ latitude: place.latitude }, { reason: known.reason }),
      await after({ longitude: place.longitude }, { by: known.by }),
    ];
    for (const half of halves) expect([half?.route, half?.cancellation]).toEqual([undefined, null]);
  });

  it('keeps the range given at placement as the promise, regardless of later estimates', async () => {
    const id = await owner.placeOrder();
    const placed = await findOrder(deps().db, id);
    const { promised_for, promised_range } = placed ?? {};
    expect(promised_range?.from).toBeGreaterThan(placed?.created_at ?? Infinity);
    expect(promised_range?.to).toBeGreaterThan(promised_range?.from ?? Infinity);
    await move(id, { status: 'RECEIVED', change: { origin_eta: 5000 } });
    for (const destination_eta of [7000, 9000])
      await move(id, { status: 'COURIER_LEFT_VENDOR', change: { destination_eta } });
    await move(id, { status: 'DELAYED', change: { destination_eta: null } });
    expect(await owner.order(id)).toMatchObject({
      origin_eta: 5000,
      destination_eta: null,
      promised_for,
      promised_range,
    });
  });

  it('stores a changed fee, and nothing for an unchanged one', async () => {
    const id = await owner.placeOrder();
    const { delivery_fee_minor: fee, updated_at: placed } = await findOrderRow(id);
    const changes: (Decision & object)['change'][] = [
      { notes: 'x' },
      { delivery_fee_minor: fee, discounted_delivery_fee_minor: null },
      { delivery_fee_minor: fee + 5 },
      { discounted_delivery_fee_minor: 20 },
      { delivery_fee_minor: fee + 5, discounted_delivery_fee_minor: 20 },
      { delivery_fee_minor: fee, discounted_delivery_fee_minor: null },
    ];
    for (const change of changes) await move(id, { status: 'MODIFIED', ...(change ? { change } : {}) });
    const states = [
      { fee, discounted: null },
      { fee: fee + 5, discounted: null },
      { fee: fee + 5, discounted: 20 },
      { fee, discounted: null },
    ];
    expect(await listFeeChanges(deps().db, id, 'TW')).toEqual([
      { at: placed + 3, before: states[0], after: states[1] },
      { at: placed + 4, before: states[1], after: states[2] },
      { at: placed + 6, before: states[2], after: states[3] },
    ]);
    expect(await listFeeChanges(deps().db, id, 'BH')).toMatchObject([
      { after: { fee: (fee + 5) / 1000 } },
      { after: { discounted: 0.02 } },
      { before: { discounted: 0.02 } },
    ]);
  });
});
