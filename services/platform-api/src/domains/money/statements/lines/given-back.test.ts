import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Statement } from '@courier/api-client/contract';
import { signedInCaller, type TestCaller } from '../../../../testing/callers/place-order';
import { setTariff } from '../../../../testing/installations/set-rules';
import { untilStates } from '../../../../testing/payments/pay-externally';
import { openWallet, pay } from '../../../../testing/payments/pay-order';
import { demoTariff } from '../../../../testing/server/demonstration';
import { plantShop } from '../../../../testing/money/plant-orders';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';
import { moveOrder } from '../../../orders';
import { applyFact } from '../../../payments/external/apply-fact';
import { refundOrder } from '../../../payments/refunds/refund-order';
import { accountFile } from '../../accounts/account-file';
import { issueMonth } from '../issue/issue-month';
import { addMonths, monthAt, monthRange } from './months';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ accessTokenSeconds: 100_000_000 });
  const tariff = { ...demoTariff('TW'), baseMinor: 60, tax: { percent: 500, isIncluded: true } };
  await setTariff(server.deps.db, tariff, server.clock.nowSeconds());
  owner = await signedInCaller(server);
  // Orders stay as the payment left them.
  await owner.call('POST', '/simulator', { paused: true });
});
afterAll(() => server.close());

const db = () => server.deps.db;
const currentMonth = () => monthAt(server.clock.nowSeconds(), 'TW');

/** An order that ended in this moment, with a captured card payment. */
async function payCancelled(status: 'CANCELLED' | 'PAYMENT_FAILED' = 'CANCELLED') {
  const { result, intentId, ending } = await pay(owner, '4242424242424242');
  const orderId = result?.order_id ?? '';
  await untilStates(server, intentId, ['CAPTURED']);
  await moveOrder(server.deps, db(), orderId, server.clock.nowSeconds(), () => ({ status }));
  return { orderId, intentId, ending, feeMinor: (await owner.order(orderId)).delivery_fee };
}

type Payment = Awaited<ReturnType<typeof payCancelled>>;

async function returnPayment({ ending, intentId }: Payment): Promise<void> {
  const { access_token: bearer_token } = await openWallet(owner);
  const body = { ...ending, bearer_token };
  expect((await owner.call('POST', '/order/payment/intent/refund', body)).status).toBe(200);
  await untilStates(server, intentId, ['UNDONE']);
}

/** Issues the statements of the running month and moves the clock into the next one. */
async function endMonth(): Promise<Statement | undefined> {
  const month = currentMonth();
  const { until } = monthRange(month, 'TW');
  server.clock.advance(until + 6 * 3600 - server.clock.nowSeconds());
  expect((await issueMonth(server.deps, { country: 'TW', month })).failures).toEqual([]);
  const row = await db()
    .selectFrom('statements')
    .select('content')
    .where('vendor_id', '=', 'v1001')
    .where('month', '=', month)
    .executeTakeFirst();
  return row && (JSON.parse(row.content) as Statement);
}
const findEntries = (statement: Statement | undefined, orderId: string) =>
  statement?.entries
    .filter(({ order_id }) => order_id === orderId)
    .map(({ kind, ordered_on, tax_minor, gross_minor }) => [kind, ordered_on, tax_minor, gross_minor]);

it('takes a payment that is given back after its statement back on the next one, naming order and day', async () => {
  await endMonth();
  const payment = await payCancelled();
  const { orderId, feeMinor } = payment;
  const first = await endMonth();
  const [[, day, taxMinor] = []] = findEntries(first, orderId) ?? [];
  expect(findEntries(first, orderId)).toEqual([['delivery', day, taxMinor, feeMinor]]);
  expect(first).toMatchObject({ card_paid_minor: feeMinor, card_refunded_minor: 0, balance_minor: 0 });

  await returnPayment(payment);
  const second = await endMonth();
  expect(findEntries(second, orderId)).toEqual([['refund', day, -Number(taxMinor), -feeMinor]]);
  expect(second).toMatchObject({
    gross_minor: -feeMinor,
    card_paid_minor: 0,
    card_refunded_minor: feeMinor,
    balance_minor: 0,
  });
  expect(await endMonth()).toBeUndefined();
});

it('states what an earlier refund left, also where it is given back in the console of the provider', async () => {
  const { orderId, intentId, feeMinor } = await payCancelled('PAYMENT_FAILED');
  const { deps } = server;
  const refund = { orderId, line: null, amountMinor: 20, by: 'card' as const, reason: 'Late' };
  await refundOrder(deps, db(), refund);
  const first = await endMonth();
  expect(first).toMatchObject({ gross_minor: feeMinor - 20, card_refunded_minor: 20, balance_minor: 0 });

  await moveOrder(deps, db(), orderId, server.clock.nowSeconds(), () => ({ status: 'CANCELLED' }));
  const charge = await db()
    .selectFrom('payment_charges')
    .selectAll()
    .where('reference', '=', intentId)
    .executeTakeFirstOrThrow();
  const fact = { kind: 'undone' as const, event: 'CANCELLATION', providerId: null, amount: null };
  for (let time = 0; time < 2; time += 1)
    await applyFact({ ...deps, log: server.app.log }, charge, { ...fact, reference: intentId });
  const second = await endMonth();
  expect(findEntries(second, orderId)?.map(([kind, , , grossMinor]) => [kind, grossMinor])).toEqual([
    ['refund', 20 - feeMinor],
  ]);
  expect(second).toMatchObject({ card_refunded_minor: feeMinor - 20, balance_minor: 0 });
});

it('states neither fee nor refund of a payment that is given back before its statement', async () => {
  await returnPayment(await payCancelled());
  expect(await endMonth()).toBeUndefined();
  expect(await endMonth()).toBeUndefined();
});

it('exports the fee of a guest in its month and the refund in the month in which it is given back', async () => {
  const month = currentMonth();
  const payment = await payCancelled();
  await plantShop(db(), { vendorId: 'guest-1', country: 'TW' });
  await db()
    .updateTable('orders')
    .set({ vendor_id: 'guest-1' })
    .where('order_id', '=', payment.orderId)
    .execute();
  const exported = async (name: string) => (await accountFile(db(), 'TW', name))?.split('\r\n')[1];
  await endMonth();
  const before = await exported(month);
  expect(before).toMatch(/^guests,,,,TWD,1,/);
  await returnPayment(payment);
  expect(await exported(month)).toBe(before);
  const { feeMinor } = payment;
  expect(await exported(addMonths(month, 1))).toMatch(
    new RegExp(`^guests,,,,TWD,0,-\\d+,-\\d+,-${feeMinor},0,0,${feeMinor},0,0,0,`),
  );
});
