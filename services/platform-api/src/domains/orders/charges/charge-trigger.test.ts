import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../../../platform/db/database';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { insertOrder } from '../stored-orders/orders.repository';
import { APPEND_ONLY_FUNCTION, CHARGES_FUNCTION } from './charge-trigger';
import { listChargeRows } from './charges.repository';
import { listFeeChanges } from './fee-changes';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const db = () => server.deps.db;
const MOVED = { latitude: 25.0391, longitude: 121.5553 };
const listKinds = async (orderId: string) =>
  (await listChargeRows(db(), orderId)).map(({ kind, amount_minor, reverses }) => [
    kind,
    amount_minor,
    reverses,
  ]);

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
      amount_minor: -1,
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
    expect((await owner.order(id)).charges?.at(-1)).toEqual({ kind: 'refund', amount: -1 });
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
    const unknown = {
      tax_percent: null,
      tax_minor: null,
      rule_version: null,
      reverses: null,
      refunds_line: null,
      payment_reference: null,
      reason: null,
    };
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
      ...MOVED,
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
