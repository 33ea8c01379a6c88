import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { NewCard } from '@courier/api-client/contract';
import { createShop } from '../../../testing/callers/fleet-client';
import { adyenCard, startAdyen } from '../../../testing/companies/adyen-stand-in';
import { cybersourceMicroformCard, startCybersource } from '../../../testing/companies/cybersource-stand-in';
import type { FaultPlan } from '../../../testing/companies/provider-faults';
import { openConfirmation, untilStates } from '../../../testing/payments/pay-externally';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import type { PaymentAccount } from '../../../settings/payment-accounts';
import { refundOrder } from './refund-order';

interface Company {
  account: PaymentAccount;
  plan: FaultPlan;
  card(): NewCard;
  /** Of the last payment: reference and amount in major units. */
  listRefunds(): (readonly [string, number])[];
  /** The path of the call that refunds the last payment. */
  refundPath(): string;
  /** A signed report about a refund of the last payment. */
  report(reference: string, outcome: 'paid' | 'failed'): { payload: string; headers: Record<string, string> };
  close(): Promise<void>;
}

const last = <T>(payments: readonly T[]): T => {
  const payment = payments.at(-1);
  if (!payment) throw new Error('Nothing was authorised.');
  return payment;
};

async function openAdyen(): Promise<Company> {
  const adyen = await startAdyen();
  return {
    ...adyen,
    card: () => adyenCard('approved'),
    // Adyen counts Taiwanese dollars in cents.
    listRefunds: () => last(adyen.payments).refunds.map(({ reference, value }) => [reference, value / 100]),
    refundPath: () => `POST /payments/${last(adyen.payments).pspReference}/refunds`,
    report: (reference, outcome) => {
      const event = outcome === 'paid' ? 'REFUND' : 'REFUND_FAILED';
      const payment = { ...last(adyen.payments), reference, value: 1000 };
      return {
        payload: adyen.webhook(payment, event, true),
        headers: { 'content-type': 'application/json' },
      };
    },
  };
}

async function openCybersource(): Promise<Company> {
  const bank = await startCybersource();
  return {
    ...bank,
    card: () => cybersourceMicroformCard('approved'),
    listRefunds: () => last(bank.payments).refunds.map(({ reference, amount }) => [reference, amount]),
    refundPath: () => `POST /pts/v2/payments/${last(bank.payments).id}/refunds`,
    report: (reference, outcome) => {
      const event = outcome === 'paid' ? 'payments.refunds.accept' : 'payments.refunds.reject';
      return bank.webhook({ ...last(bank.payments), reference }, event);
    },
  };
}

describe.each([
  ['Adyen', openAdyen],
  ['Cybersource', openCybersource],
])('refunds at %s', (_name, open) => {
  let company: Company;
  let server: TestApp;
  let shop: TestCaller;
  beforeAll(async () => {
    company = await open();
    server = await startTestApp({
      environment: 'prd',
      limitFactor: 1000,
      accessTokenSeconds: 10_000_000,
      paymentAccounts: { TW: { capture: 'order', account: company.account } },
    });
    await createShop(server);
    await sql`insert into country_parameters (country, name, value) values ('TW', 'onlinePaymentActivated', 'true')
      on conflict (country, name) do update set value = 'true'`.execute(server.deps.db);
    await server.deps.db
      .updateTable('vendors')
      .set({ payment_methods: JSON.stringify({ ONLINE_PAYMENT: true }) as never })
      .execute();
    shop = await signedInCaller(server, 'owner@v1001.example');
  });
  afterAll(async () => {
    await server.close();
    await company.close();
  });

  async function payCaptured() {
    const payment = await openConfirmation(shop, company.card());
    const { result } = await payment.confirm();
    await untilStates(server, payment.intentId, ['CAPTURED']);
    return { ...payment, orderId: result?.order_id ?? '' };
  }
  const refund = (orderId: string, amountMinor: number | null) =>
    refundOrder(server.deps, server.deps.db, {
      orderId,
      line: null,
      amountMinor,
      by: 'card',
      reason: 'Late',
    });
  const readState = async (reference: string) =>
    (
      await server.deps.db
        .selectFrom('card_refunds')
        .select('state')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).state;
  const untilState = (reference: string, state: string) =>
    until(async () => {
      // Cybersource may need two minutes to list a refund.
      server.clock.advance(10);
      return (await readState(reference)) === state;
    });
  const sendReport = async (reference: string, outcome: 'paid' | 'failed') => {
    const { adapter } = company.account;
    const url = `/courier/payment-webhooks/v1/${adapter}`;
    const answer = await server.app.inject({ method: 'POST', url, ...company.report(reference, outcome) });
    expect(answer.statusCode).toBe(200);
  };

  it('are paid once each when answers are lost, and never above the charge', async () => {
    const { orderId, intentId } = await payCaptured();
    company.plan.plan(company.refundPath(), 'cut after', '500 after', 'cut');
    await refund(orderId, 10);
    await untilState(`${intentId}-r1`, 'DONE');
    const rest = await refund(orderId, null);
    await untilState(`${intentId}-r2`, 'DONE');
    expect(company.listRefunds()).toEqual([
      [`${intentId}-r1`, 10],
      [`${intentId}-r2`, rest.amountMinor],
    ]);
  });

  it('leave the rest to a payer whose order has failed', async () => {
    const { orderId, intentId, refund: requestRefund } = await payCaptured();
    await refund(orderId, 10);
    await untilState(`${intentId}-r1`, 'DONE');
    await server.deps.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('order_id', '=', orderId)
      .execute();
    expect((await requestRefund()).status).toBe(200);
    await untilStates(server, intentId, ['UNDONE']);
    const { amount_minor: chargedMinor } = await server.deps.db
      .selectFrom('payment_charges')
      .select('amount_minor')
      .where('reference', '=', intentId)
      .executeTakeFirstOrThrow();
    expect(company.listRefunds()).toEqual([
      [`${intentId}-r1`, 10],
      [intentId, chargedMinor - 10],
    ]);
  });

  it('that the provider reports as paid change nothing, and one that failed needs a person', async () => {
    const { orderId, intentId } = await payCaptured();
    await refund(orderId, 10);
    const reference = `${intentId}-r1`;
    await untilState(reference, 'DONE');
    await sendReport(reference, 'paid');
    expect(await readState(reference)).toBe('DONE');
    const readStuck = async () =>
      (await server.deps.metrics.stuckCharges.get()).values.find(({ labels }) => labels.cause === 'failed')
        ?.value ?? 0;
    const stuck = await readStuck();
    await sendReport(reference, 'failed');
    await sendReport(reference, 'failed');
    expect([await readState(reference), await readStuck()]).toEqual(['STUCK', stuck + 1]);
    // The charge itself is as it was.
    await untilStates(server, intentId, ['CAPTURED']);
    // It may be paid after all, and counts.
    await expect(refund(orderId, 100_000)).rejects.toThrow('At most');
  });
});
