import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountedFee, Fee, Order } from '@courier/api-client/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/database';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { setTariff } from '../../../testing/installations/set-rules';
import { demoTariff, seedDemoVouchers } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { signQuote } from '../../prices/pricing/fee-signature';
import { moveOrder } from '../stored-orders/orders.repository';
import { listChargeRows } from './charges.repository';
import { listFeeChanges } from './fee-changes';
import { listFeeSums } from './fee-sums';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  await seedDemoVouchers(server.deps);
});
beforeEach(async () => {
  owner = await signedInCaller(server);
  await server.deps.db.deleteFrom('operator_rules').execute();
});
afterAll(() => server.close());

const db = () => server.deps.db;
const MOVED = { latitude: 25.0391, longitude: 121.5553 };
const requestQuote = async (extra: object = {}) =>
  (
    await owner.call('POST', '/delivery/fee', {
      source: SHOP,
      destination: DESTINATION,
      vendor_id: 'v1001',
      delivery_type: 'food',
      ...extra,
    })
  ).body as unknown as Fee;
const setTaxedTariff = (baseMinor: number) =>
  setTariff(
    db(),
    { ...demoTariff('TW'), baseMinor, tax: { percent: 500, isIncluded: true }, cashMinor: 10 },
    server.clock.nowSeconds(),
  );
const listKinds = async (orderId: string) =>
  (await listChargeRows(db(), orderId)).map(({ kind, amount_minor, reverses }) => [
    kind,
    amount_minor,
    reverses,
  ]);
const sum = (charges: Order['charges'] = []) => charges.reduce((total, { amount }) => total + amount, 0);
/** Changes address and payment method, each of which changes the fee. */
const payByCash = async (id: string) => {
  const payment_method = 'CASH_ON_DELIVERY';
  const { fee, signature } = await requestQuote({ destination: MOVED, order_id: id, payment_method });
  return owner.call('PUT', `/order/${id}`, {
    vendor_id: 'v1001',
    payment_method,
    amount: 640,
    item_details: 'Tea',
    location: { ...MOVED, address: '3F, No. 9, Civic Blvd.', notes: '' },
    delivery_fee: fee,
    signature,
  });
};

describe('the charges of a placed order', () => {
  it('are the lines of the quote with their tax, also when the tariff changed since', async () => {
    const version = await setTaxedTariff(40);
    const body = await owner.orderBody();
    const { lines = [], fee, tax } = await requestQuote();
    await setTaxedTariff(70);
    const { body: placed } = await owner.call('POST', '/order', body);
    const { order } = placed.result as { order: Order };
    const charges = order.charges ?? [];
    expect(charges.map(({ kind, amount }) => ({ kind, amount }))).toEqual(lines);
    expect([sum(charges), order.delivery_fee]).toEqual([fee, fee]);
    expect(charges.reduce((total, line) => total + (line.tax?.amount ?? 0), 0)).toBe(tax?.amount);
    expect(charges[0]?.tax?.percent).toBe(5);
    expect(await owner.order(order.order_id)).toEqual(order);
    const stored = await listChargeRows(db(), order.order_id);
    expect(stored[0]).toMatchObject({
      line: 0,
      rule_version: version,
      occurred_at: order.created_at,
      actor: 'shop',
    });
  });

  it('are those of the demonstration without a tariff of the operator', async () => {
    const order = await owner.order(await owner.placeOrder());
    expect(order.charges?.map(({ kind }) => kind)).toEqual(['base', 'distance']);
    expect(sum(order.charges)).toBe(order.delivery_fee);
  });

  it('are one line without parts for a signature of an earlier release', async () => {
    const { fee } = await requestQuote();
    const quote = {
      country: 'TW',
      vendorId: 'v1001',
      feeMinor: fee,
      source: SHOP,
      destination: DESTINATION,
    } as const;
    const { signature } = signQuote(server.deps.keys.signatureSecret, quote, server.clock.nowSeconds());
    const id = await owner.placeOrder((body) => ({ ...body, signature }));
    expect((await owner.order(id)).charges).toEqual([{ kind: 'unsplit', amount: fee }]);
  });

  it('contain the voucher, and are in lists that include them alone', async () => {
    const body = await owner.orderBody();
    const { delivery_fee, signature } = body;
    const quoted = { delivery_fee, signature, order_time: server.clock.nowSeconds() };
    const reduced = await owner.call('POST', '/voucher/validate', {
      code: 'LESS30',
      vendor_id: 'v1001',
      order: quoted,
    });
    const offer = reduced.body.result as DiscountedFee;
    const id = await owner.placeOrder(() => ({
      ...body,
      voucher: offer.voucher,
      discounted_delivery_fee: offer.delivery_fee,
      discounted_delivery_fee_signature: offer.signature,
    }));
    const { charges } = await owner.order(id);
    expect(sum(charges)).toBe(offer.delivery_fee);
    expect(charges?.at(-1)).toEqual({
      kind: 'voucher',
      name: 'LESS30',
      amount: offer.delivery_fee - delivery_fee,
    });
    const list = (await owner.call('GET', '/vendor/v1001/orders')).body.result as { data: Order[] };
    expect(list.data.length).toBeGreaterThan(1);
    expect(list.data.filter((order) => order.charges)).toEqual([]);
    const charged = (await owner.call('GET', '/vendor/v1001/orders?include_charges=true')).body.result as {
      data: Order[];
    };
    expect(charged.data.find(({ order_id }) => order_id === id)?.charges).toEqual(charges);
    for (const order of charged.data)
      expect(sum(order.charges)).toBe(order.discounted_delivery_fee ?? order.delivery_fee);
  });
});

describe('a change of an order', () => {
  it('takes the former lines back and adds the new ones; a cancellation leaves them', async () => {
    await setTaxedTariff(40);
    const id = await owner.placeOrder();
    const before = await owner.order(id);
    const former = await listKinds(id);
    await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'RECEIVED' });
    const { status } = await payByCash(id);
    expect(status).toBe(200);
    const after = await owner.order(id);
    expect(after.delivery_fee).not.toBe(before.delivery_fee);
    expect([sum(after.charges), after.charges?.some(({ kind }) => kind === 'cash')]).toEqual([
      after.delivery_fee,
      true,
    ]);
    const rows = await listKinds(id);
    expect(rows.slice(0, former.length)).toEqual(former);
    expect(rows.slice(former.length, 2 * former.length)).toEqual(
      former.map(([kind, amount], line) => [kind, -Number(amount), line]),
    );
    expect(rows.slice(2 * former.length).every(([, , reverses]) => reverses === null)).toBe(true);
    expect(await listFeeChanges(db(), id, 'TW')).toEqual([
      {
        at: after.updated_at,
        before: { fee: before.delivery_fee, discounted: null },
        after: { fee: after.delivery_fee, discounted: null },
      },
    ]);
    const cancelled = await owner.call('PUT', '/order/cancel', {
      vendor_id: 'v1001',
      order_id: id,
      reason: 'DUPLICATE_ORDER',
    });
    expect([cancelled.status, (await owner.order(id)).charges]).toEqual([200, after.charges]);
    expect(await listKinds(id)).toEqual(rows);
  });

  it('is recorded with its sums too, which instances of the previous release read', async () => {
    const id = await owner.placeOrder();
    const { delivery_fee, created_at, updated_at } = await owner.order(id);
    const fee = delivery_fee + 7;
    const changeFee = (seconds: number, change: object) =>
      moveOrder(server.deps, db(), id, updated_at + seconds, () => ({ status: 'MODIFIED', change }));
    await changeFee(5, { delivery_fee_minor: fee });
    await changeFee(6, { delivery_fee_minor: fee, description: 'Tea' });
    await changeFee(7, { discounted_delivery_fee_minor: 10 });
    const sums = (at: number, [before, after]: [object, object]) => ({ at: created_at + at, before, after });
    const changes = [
      sums(5, [
        { fee: delivery_fee, discounted: null },
        { fee, discounted: null },
      ]),
      sums(7, [
        { fee, discounted: null },
        { fee, discounted: 10 },
      ]),
    ];
    expect(await listFeeSums(db(), id, 'TW')).toEqual(changes);
    expect(await listFeeChanges(db(), id, 'TW')).toEqual(changes);
  });

  it('of an order of before the lines begins with one line without parts', async () => {
    const id = await owner.placeOrder();
    await removeCharges(id);
    const before = await owner.order(id);
    expect(before.charges).toEqual([{ kind: 'unsplit', amount: before.delivery_fee }]);
    await moveOrder(server.deps, db(), id, before.updated_at + 5, () => ({
      status: 'MODIFIED',
      change: { delivery_fee_minor: before.delivery_fee + 7 },
    }));
    expect(await listKinds(id)).toEqual([
      ['unsplit', before.delivery_fee, null],
      ['unsplit', -before.delivery_fee, 0],
      ['unsplit', before.delivery_fee + 7, null],
    ]);
  });

  it('of an order of before the lines that leaves its fee dates its first line to the placement', async () => {
    const id = await owner.placeOrder();
    await removeCharges(id);
    const before = await owner.order(id);
    await moveOrder(server.deps, db(), id, before.updated_at + 5, () => ({
      status: 'MODIFIED',
      change: { description: 'Tea', delivery_fee_minor: before.delivery_fee },
    }));
    expect(await listChargeRows(db(), id)).toMatchObject([
      { kind: 'unsplit', amount_minor: before.delivery_fee, occurred_at: before.created_at },
    ]);
    expect(await listFeeChanges(db(), id, 'TW')).toEqual([]);
  });
});

/** As an order was stored before the table existed. */
async function removeCharges(orderId: string): Promise<void> {
  await inTransaction(db(), async (trx) => {
    await sql`alter table order_charges disable trigger order_charges_append_only`.execute(trx);
    await trx.deleteFrom('order_charges').where('order_id', '=', orderId).execute();
    await sql`alter table order_charges enable trigger order_charges_append_only`.execute(trx);
  });
}
