import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@courier/api-client/order-rules';
import { listStates, untilStates } from '../../../testing/payments/pay-externally';
import { pay } from '../../../testing/payments/pay-order';
import { placeGuestOrder } from '../../../testing/callers/place-guest-order';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { openTestBrowser } from '../../../testing/callers/test-browser';
import { setTariff } from '../../../testing/installations/set-rules';
import { demonstration, demoTariff } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import type { CreateSandbox } from '../deps';
import { refundOrder, type Refund } from './refund-order';

/** What the provider has given back: reference and amount, once each. */
const given = new Map<string, number>();
let capturing: Promise<void> | null = null;
let captures = 0;
const createSandbox: CreateSandbox = (deps) => {
  const sandbox = demonstration.createSandbox(deps);
  return (country) => ({
    ...sandbox(country),
    capture: async () => {
      captures += 1;
      await capturing;
    },
    undo: async ({ reference, amount_minor }) => void given.set(reference, amount_minor),
    refund: async (_charge, { reference, amountMinor }) => void given.set(reference, amountMinor),
  });
};

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ accessTokenSeconds: 10_000_000 }, { createSandbox });
  const tariff = { ...demoTariff('TW'), baseMinor: 60, tax: { percent: 500, isIncluded: true } };
  await setTariff(server.deps.db, tariff, server.clock.nowSeconds());
  owner = await signedInCaller(server);
  // Orders stay as the payment left them.
  expect((await owner.call('POST', '/simulator', { paused: true })).status).toBe(200);
});
afterAll(() => server.close());

const setStatus = (orderId: string, status: OrderStatus) =>
  server.deps.db.updateTable('orders').set({ status }).where('order_id', '=', orderId).execute();
const refund = (orderId: string, change: Partial<Refund> = {}) =>
  refundOrder(server.deps, server.deps.db, {
    orderId,
    line: null,
    amountMinor: null,
    by: 'card',
    reason: 'Delivered late',
    ...change,
  });
const readLines = (orderId: string) =>
  server.deps.db
    .selectFrom('order_charges')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute();
const readRefunds = async (orderId: string) =>
  (await readLines(orderId)).filter(({ kind }) => kind === 'refund');
/** Of a charge: reference and amount, in order. */
const listGiven = (intentId: string) => [...given].filter(([reference]) => reference.startsWith(intentId));
const untilGiven = (intentId: string, count: number) =>
  until(() => {
    server.clock.advance(1);
    return listGiven(intentId).length === count;
  });

async function payOrder() {
  const { result, intentId, ending } = await pay(owner, '4242424242424242');
  const orderId = result?.order_id ?? '';
  const { delivery_fee: feeMinor } = await owner.order(orderId);
  return { orderId, intentId, ending, feeMinor };
}
async function payCaptured() {
  const payment = await payOrder();
  await untilStates(server, payment.intentId, ['CAPTURED']);
  return payment;
}
async function placeDelivered(): Promise<{ orderId: string; feeMinor: number }> {
  const orderId = await owner.placeOrder();
  await setStatus(orderId, 'DELIVERED');
  return { orderId, feeMinor: (await owner.order(orderId)).delivery_fee };
}

describe('a refund to a card', () => {
  it('adds lines and goes to the provider once, with a reference; what is left can follow, and no more', async () => {
    const { orderId, intentId, feeMinor } = await payCaptured();
    expect(await refund(orderId, { amountMinor: 20 })).toEqual({
      amountMinor: 20,
      reference: `${intentId}-r1`,
    });
    await untilGiven(intentId, 1);
    expect(await refund(orderId)).toEqual({ amountMinor: feeMinor - 20, reference: `${intentId}-r2` });
    await untilGiven(intentId, 2);
    expect(listGiven(intentId)).toEqual([
      [`${intentId}-r1`, 20],
      [`${intentId}-r2`, feeMinor - 20],
    ]);
    await expect(refund(orderId)).rejects.toThrow(`Nothing is left to refund of order ${orderId}.`);
    const lines = await readLines(orderId);
    const refunds = lines.filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([
      {
        amount_minor: -20,
        tax_percent: 500,
        tax_minor: -1,
        actor: 'operator',
        reason: 'Delivered late',
        payment_reference: `${intentId}-r1`,
        refunds_line: null,
      },
      { amount_minor: 20 - feeMinor, payment_reference: `${intentId}-r2` },
    ]);
    expect(lines.reduce((sum, { tax_minor }) => sum + (tax_minor ?? 0), 0)).toBe(0);
    expect(await listStates(server, intentId)).toEqual(['CAPTURED']);
    const order = await owner.order(orderId);
    expect(order.delivery_fee).toBe(feeMinor);
    expect(order.charges?.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', -20],
      ['refund', 20 - feeMinor],
    ]);
  });

  it('is published, so that open pages show it', async () => {
    const { orderId } = await payCaptured();
    const news: string[] = [];
    const stop = server.deps.bus.subscribe(({ order_id }) => news.push(order_id));
    const before = await owner.order(orderId);
    await refund(orderId, { amountMinor: 5 });
    stop();
    expect(news).toEqual([orderId]);
    expect((await owner.order(orderId)).updated_at).toBeGreaterThan(before.updated_at);
  });

  it('of one line names it, and stops at its amount', async () => {
    const { orderId } = await payCaptured();
    const [base] = await readLines(orderId);
    const amount = base?.amount_minor ?? 0;
    await refund(orderId, { line: 0, amountMinor: amount - 10 });
    await expect(refund(orderId, { line: 0, amountMinor: 11 })).rejects.toThrow(
      `At most 10 TWD is left to refund of line 0 of order ${orderId}, not 11 TWD.`,
    );
    await refund(orderId, { line: 0 });
    await expect(refund(orderId, { line: 0 })).rejects.toThrow('Nothing is left');
    await expect(refund(orderId, { line: 99 })).rejects.toThrow('has no line 99');
    expect((await readRefunds(orderId)).map((line) => [line.refunds_line, line.amount_minor])).toEqual([
      [0, 10 - amount],
      [0, -10],
    ]);
  });

  it('above what was paid stores nothing', async () => {
    const { orderId, feeMinor } = await payCaptured();
    await expect(refund(orderId, { amountMinor: feeMinor + 1 })).rejects.toThrow(
      `At most ${feeMinor} TWD is left to refund of order ${orderId}, not ${feeMinor + 1} TWD.`,
    );
    expect(await readRefunds(orderId)).toEqual([]);
    await expect(refund('v1001-unknown')).rejects.toThrow('There is no order v1001-unknown.');
  });

  it('never exceeds what was paid, whichever commands run at once', async () => {
    const { orderId, intentId, feeMinor } = await payCaptured();
    const most = Math.floor(feeMinor * 0.6);
    const results = await Promise.allSettled(
      [most, most, feeMinor, 10].map((amountMinor) => refund(orderId, { amountMinor })),
    );
    const refunded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const sum = refunded.reduce((total, { amountMinor }) => total + amountMinor, 0);
    expect([refunded.length > 0, sum <= feeMinor]).toEqual([true, true]);
    await untilGiven(intentId, refunded.length);
    expect(listGiven(intentId).reduce((total, [, amount]) => total + amount, 0)).toBe(sum);
    expect(new Set(refunded.map(({ reference }) => reference)).size).toBe(refunded.length);
  });

  it('waits for the capture that runs, and is not stored before', async () => {
    let release = () => {};
    capturing = new Promise((resolve) => (release = resolve));
    const before = captures;
    const { orderId, intentId, feeMinor } = await payOrder();
    try {
      await until(() => captures > before);
      const refused = `The card payment of order ${orderId} cannot be refunded: the amount is reserved and not taken yet.`;
      await Promise.all([
        expect(refund(orderId)).rejects.toThrow(refused),
        expect(refund(orderId, { amountMinor: 1 })).rejects.toThrow(refused),
      ]);
      expect(await readRefunds(orderId)).toEqual([]);
    } finally {
      release();
      capturing = null;
    }
    await untilStates(server, intentId, ['CAPTURED']);
    expect((await refund(orderId)).amountMinor).toBe(feeMinor);
  });

  it('is followed by the rest alone when the payer asks for the whole fee of a failed order', async () => {
    const { orderId, intentId, ending, feeMinor } = await payCaptured();
    await refund(orderId, { amountMinor: 20 });
    await setStatus(orderId, 'CANCELLED');
    expect((await owner.call('POST', '/order/payment/intent/refund', ending)).status).toBe(200);
    await untilStates(server, intentId, ['UNDONE']);
    await untilGiven(intentId, 2);
    expect(Object.fromEntries(listGiven(intentId))).toEqual({
      [intentId]: feeMinor - 20,
      [`${intentId}-r1`]: 20,
    });
    await expect(refund(orderId)).rejects.toThrow('it was given back as a whole already');
  });

  it('of everything leaves nothing to a payer who asks for the fee of a failed order', async () => {
    const { orderId, intentId, ending, feeMinor } = await payCaptured();
    await refund(orderId);
    await setStatus(orderId, 'STALLED');
    expect((await owner.call('POST', '/order/payment/intent/refund', ending)).status).toBe(200);
    await untilStates(server, intentId, ['UNDONE']);
    await untilGiven(intentId, 1);
    expect(listGiven(intentId)).toEqual([[`${intentId}-r1`, feeMinor]]);
  });

  it('waits while a person has to look at the charge', async () => {
    const { orderId, intentId } = await payCaptured();
    await server.deps.db
      .updateTable('payment_charges')
      .set({ state: 'STUCK' })
      .where('reference', '=', intentId)
      .execute();
    await expect(refund(orderId)).rejects.toThrow('it needs a person first');
  });
});

describe('a credit', () => {
  it('is a line without a card, also beside a card, and stops at what the order costs', async () => {
    const { orderId, feeMinor } = await placeDelivered();
    await expect(refund(orderId)).rejects.toThrow(`Order ${orderId} was not paid by card. Add --credit`);
    expect(await refund(orderId, { by: 'credit', amountMinor: 30 })).toEqual({
      amountMinor: 30,
      reference: null,
    });
    await expect(refund(orderId, { by: 'credit', amountMinor: feeMinor - 29 })).rejects.toThrow('At most');
    expect(await refund(orderId, { by: 'credit' })).toMatchObject({ amountMinor: feeMinor - 30 });
    expect((await readRefunds(orderId)).map((line) => line.payment_reference)).toEqual([null, null]);

    const paid = await payCaptured();
    await setStatus(paid.orderId, 'DELIVERED');
    await refund(paid.orderId, { by: 'credit', amountMinor: 30 });
    expect(await refund(paid.orderId)).toMatchObject({ amountMinor: paid.feeMinor - 30 });
    await untilGiven(paid.intentId, 1);
    expect(listGiven(paid.intentId)).toEqual([[`${paid.intentId}-r1`, paid.feeMinor - 30]]);
  });

  it('of an order of a release before the lines begins with its fee as one line', async () => {
    const { orderId } = await placeDelivered();
    const { db } = server.deps;
    await db.updateTable('orders').set({ delivery_fee_minor: 77 }).where('order_id', '=', orderId).execute();
    await refund(orderId, { by: 'credit' });
    expect((await owner.order(orderId)).charges).toEqual([
      { kind: 'unsplit', amount: 77 },
      { kind: 'refund', amount: -77 },
    ]);
  });

  it.each<[OrderStatus]>([['RECEIVED'], ['CANCELLED'], ['STALLED']])(
    'is refused for an order that is %s, for which its shop owes nothing',
    async (status) => {
      const orderId = await owner.placeOrder();
      await setStatus(orderId, status);
      await expect(refund(orderId, { by: 'credit' })).rejects.toThrow(`Order ${orderId} is ${status}`);
    },
  );

  it('is refused for guests and for unknown orders', async () => {
    const { order_id: orderId } = await placeGuestOrder(openTestBrowser(server), 'lin@mail.test');
    await setStatus(orderId, 'DELIVERED');
    await expect(refund(orderId, { by: 'credit' })).rejects.toThrow('only a shop can get a credit');
    await expect(refund('v1001-none', { by: 'credit' })).rejects.toThrow('There is no order v1001-none.');
  });
});
