import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountedFee, Fee, Order } from '@courier/api-client/contract';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../../../platform/db/database';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { setTariff } from '../../../testing/installations/set-rules';
import { demoTariff, seedDemoVouchers } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { signQuote } from '../../prices/pricing/fee-signature';
import { insertOrder, moveOrder } from '../stored-orders/orders.repository';
import { APPEND_ONLY_FUNCTION, CHARGES_FUNCTION } from './charge-trigger';
import { listChargeRows } from './charges.repository';
import { listFeeChanges } from './fee-changes';

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

  it('contain the voucher, and are omitted in lists', async () => {
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

describe('the check at the commit', () => {
  const copyOrder = async (orderId: string, change: object) => {
    const stored = await db()
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const empty = {
      proofs: '[]',
      address_parts: null,
      sender: null,
      voucher: null,
      proposal: null,
      rating: null,
    };
    return { ...stored, ...empty, ...change };
  };
  const setFee = (trx: Db, orderId: string, fee: object) =>
    trx.updateTable('orders').set(fee).where('order_id', '=', orderId).execute();
  const line = { kind: 'base', name: null, taxPercent: null, taxMinor: null, ruleVersion: null } as const;

  it('refuses lines that do not add up, and the whole transaction with them', async () => {
    const row = await copyOrder(await owner.placeOrder(), { order_id: 'v1001-wrong' });
    const charges = [{ ...line, amountMinor: row.delivery_fee_minor + 1 }];
    await expect(
      inTransaction(db(), (trx) => insertOrder(server.deps, trx, { row, charges })),
    ).rejects.toThrow(`add up to ${row.delivery_fee_minor + 1} (`);
    expect(await listChargeRows(db(), 'v1001-wrong')).toEqual([]);
    await expect(insertOrder(server.deps, db(), { row, charges })).rejects.toThrow('add up to');
    const { rows } = await sql`select 1 from orders where order_id = 'v1001-wrong'`.execute(db());
    expect(rows).toEqual([]);
  });

  it('refuses a further line of the fee, and accepts a refund', async () => {
    const id = await owner.placeOrder();
    const further = {
      order_id: id,
      line: 9,
      name: null,
      amount_minor: 1,
      occurred_at: 1,
      actor: 'operator',
    } as const;
    await expect(
      db()
        .insertInto('order_charges')
        .values({ ...further, kind: 'surcharge' })
        .execute(),
    ).rejects.toThrow('add up to');
    await db()
      .insertInto('order_charges')
      .values({ ...further, kind: 'refund', reason: 'broken' })
      .execute();
    expect((await owner.order(id)).charges?.at(-1)).toEqual({ kind: 'refund', amount: 1 });
  });

  it('gives an order that an older instance stores one line, and the voucher', async () => {
    const id = 'v1001-older';
    const row = await copyOrder(await owner.placeOrder(), {
      order_id: id,
      delivery_fee_minor: 90,
      discounted_delivery_fee_minor: 60,
      voucher: '{"code":"WELCOME","amount":30,"type":"amount"}',
    });
    await db().insertInto('orders').values(row).execute();
    const unknown = { tax_percent: null, tax_minor: null, rule_version: null, reverses: null, reason: null };
    const written = { order_id: id, occurred_at: row.created_at, actor: 'database', ...unknown };
    expect(await listChargeRows(db(), id)).toEqual([
      { ...written, line: 0, kind: 'unsplit', name: null, amount_minor: 90 },
      { ...written, line: 1, kind: 'voucher', name: 'WELCOME', amount_minor: -30 },
    ]);
  });

  it('takes the lines back when an older instance changes the fee, and gives it one line', async () => {
    const id = await owner.placeOrder();
    const former = await listKinds(id);
    const { updated_at } = await owner.order(id);
    await setFee(db(), id, { delivery_fee_minor: 77, updated_at: updated_at + 4 });
    expect(await listKinds(id)).toEqual([
      ...former,
      ...former.map(([kind, amount], index) => [kind, -Number(amount), index]),
      ['unsplit', 77, null],
    ]);
    await setFee(db(), id, { delivery_fee_minor: 80, updated_at: updated_at + 5 });
    const order = await owner.order(id);
    expect([order.delivery_fee, order.charges]).toEqual([80, [{ kind: 'unsplit', amount: 80 }]]);
    expect(await listFeeChanges(db(), id, 'TW')).toMatchObject([
      { after: { fee: 77 } },
      { after: { fee: 80 } },
    ]);
  });

  it('takes the lines back when an older instance changes a fee that a voucher covers', async () => {
    const id = 'v1001-free';
    const row = await copyOrder(await owner.placeOrder(), {
      order_id: id,
      delivery_fee_minor: 90,
      discounted_delivery_fee_minor: 0,
      voucher: '{"code":"FREE","amount":0,"type":"deliveryFee"}',
    });
    await insertOrder(server.deps, db(), {
      row,
      charges: [
        { ...line, amountMinor: 90 },
        { ...line, kind: 'voucher', name: 'FREE', amountMinor: -90 },
      ],
    });
    await setFee(db(), id, {
      latitude: MOVED.latitude,
      longitude: MOVED.longitude,
      delivery_fee_minor: 120,
      discounted_delivery_fee_minor: 0,
      updated_at: row.updated_at + 4,
    });
    expect(await listKinds(id)).toEqual([
      ['base', 90, null],
      ['voucher', -90, null],
      ['base', -90, 0],
      ['voucher', 90, 1],
      ['unsplit', 120, null],
      ['voucher', -120, null],
    ]);
    const order = await owner.order(id);
    expect([order.delivery_fee, order.charges?.[0]]).toEqual([120, { kind: 'unsplit', amount: 120 }]);
  });

  it('refuses lines that add up to the fee only with the voucher', async () => {
    const row = await copyOrder(await owner.placeOrder(), {
      order_id: 'v1001-covered',
      delivery_fee_minor: 90,
      discounted_delivery_fee_minor: 0,
      voucher: '{"code":"FREE","amount":0,"type":"deliveryFee"}',
    });
    const charges = [
      { ...line, amountMinor: 80 },
      { ...line, kind: 'voucher' as const, name: 'FREE', amountMinor: -80 },
    ];
    await expect(insertOrder(server.deps, db(), { row, charges })).rejects.toThrow(
      'add up to 0 (80 before the voucher), not to 0 (90)',
    );
  });

  it('finds no fee that changed without lines in a transaction that wrote them', async () => {
    const row = await copyOrder(await owner.placeOrder(), { order_id: 'v1001-twice' });
    await expect(
      inTransaction(db(), async (trx) => {
        await insertOrder(server.deps, trx, {
          row,
          charges: [{ ...line, amountMinor: row.delivery_fee_minor }],
        });
        await setFee(trx, 'v1001-twice', { delivery_fee_minor: row.delivery_fee_minor + 1 });
      }),
    ).rejects.toThrow('add up to');
  });

  it('keeps every line as it was written until the order is deleted', async () => {
    const id = await owner.placeOrder();
    const lines = await listKinds(id);
    const change = db().updateTable('order_charges').set({ reason: 'x' }).where('order_id', '=', id);
    await expect(change.execute()).rejects.toThrow('a correction is a new line');
    const removal = db().deleteFrom('order_charges').where('order_id', '=', id);
    await expect(removal.execute()).rejects.toThrow('a correction is a new line');
    expect(await listKinds(id)).toEqual(lines);
    await db().deleteFrom('order_status_history').where('order_id', '=', id).execute();
    await db().deleteFrom('orders').where('order_id', '=', id).execute();
    expect(await listKinds(id)).toEqual([]);
  });
});

it('the functions in the database have a version that is raised with each edit', () => {
  const digests = [CHARGES_FUNCTION, APPEND_ONLY_FUNCTION].map(({ version, statement }) => [
    version,
    createHash('sha256').update(statement).digest('hex').slice(0, 16),
  ]);
  expect(digests).toEqual([
    [2, 'e1a9ed6f73755dd6'],
    [1, 'cc40163ddc60060c'],
  ]);
});
