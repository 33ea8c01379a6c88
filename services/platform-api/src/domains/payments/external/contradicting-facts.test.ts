import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { PaymentAccount } from '../../../settings/payment-accounts';
import { adyenCard, startAdyen } from '../../../testing/companies/adyen-stand-in';
import { cybersourceMicroformCard, startCybersource } from '../../../testing/companies/cybersource-stand-in';
import { createShop } from '../../../testing/callers/fleet-client';
import { listStates, openConfirmation, untilStates } from '../../../testing/payments/pay-externally';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

/** Names of the events that a company sends. */
interface Events {
  authorised: string;
  refunded: string;
  cancelled: string;
  refundFailed: string;
  captured: string;
  captureFailed: string;
  refused: string;
  disputed: string;
}

interface Company {
  adapter: PaymentAccount['adapter'];
  account: PaymentAccount;
  events: Events;
  card(): ReturnType<typeof adyenCard> | ReturnType<typeof cybersourceMicroformCard>;
  /** A signed webhook about the last payment. */
  webhook(event: string): { payload: string; headers: Record<string, string> };
  /** Answers of the next calls of this kind are lost. */
  loseAnswers(count: number): void;
  close(): Promise<void>;
}

interface LogLine {
  level: number;
  order?: string;
  event?: string;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

async function openAdyen(): Promise<Company> {
  const adyen = await startAdyen();
  return {
    adapter: 'adyen',
    account: adyen.account,
    events: {
      authorised: 'AUTHORISATION true',
      refunded: 'REFUND true',
      cancelled: 'CANCELLATION true',
      refundFailed: 'REFUND_FAILED true',
      captured: 'CAPTURE true',
      captureFailed: 'CAPTURE_FAILED true',
      refused: 'AUTHORISATION false',
      disputed: 'CHARGEBACK true',
    },
    card: () => adyenCard('approved'),
    webhook: (event) => {
      const payment = adyen.payments.at(-1);
      if (!payment) throw new Error('Nothing was authorised.');
      const [code = '', success] = event.split(' ');
      return { payload: adyen.webhook(payment, code, success === 'true'), headers: JSON_HEADERS };
    },
    loseAnswers: (count) =>
      adyen.plan.plan('POST /payments$', ...Array.from({ length: count }, () => 'cut after' as const)),
    close: adyen.close,
  };
}

async function openCybersource(): Promise<Company> {
  const cybersource = await startCybersource();
  return {
    adapter: 'cybersource',
    account: cybersource.account,
    events: {
      authorised: 'payments.payments.accept',
      refunded: 'payments.refunds.accept',
      cancelled: 'payments.reversals.accept',
      refundFailed: 'payments.refunds.reject',
      captured: 'payments.captures.accept',
      captureFailed: 'payments.captures.reject',
      refused: 'payments.payments.reject',
      disputed: 'payments.chargebacks.created',
    },
    card: () => cybersourceMicroformCard('approved'),
    webhook: (event) => {
      const payment = cybersource.payments.at(-1);
      if (!payment) throw new Error('Nothing was authorised.');
      return cybersource.webhook(payment, event);
    },
    loseAnswers: () => cybersource.plan.plan('POST /pts/v2/payments$', 'cut after'),
    close: cybersource.close,
  };
}

describe.each([
  ['Adyen', openAdyen],
  ['Cybersource', openCybersource],
])('a fact of %s', (_name, open) => {
  let company: Company;
  let server: TestApp;
  let shop: TestCaller;
  const lines: LogLine[] = [];
  beforeAll(async () => {
    company = await open();
    server = await startTestApp(
      {
        environment: 'prd',
        limitFactor: 1000,
        logLevel: 'error',
        // Money is taken at the delivery, so that charges stay authorised.
        paymentAccounts: { TW: { capture: 'delivery', account: company.account } },
      },
      { logTarget: { write: (line) => void lines.push(JSON.parse(line) as LogLine) } },
    );
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

  const report = async (event: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/courier/payment-webhooks/v1/${company.adapter}`,
      ...company.webhook(event),
    });
    expect(answer.statusCode).toBe(200);
  };
  const placePaid = async () => {
    const payment = await openConfirmation(shop, company.card());
    const { status, result } = await payment.confirm();
    expect(status).toBe(200);
    const move = (status: 'DELIVERED' | 'CANCELLED') =>
      server.deps.db
        .updateTable('orders')
        .set({ status })
        .where('order_id', '=', result?.order_id ?? '')
        .execute();
    const readCharge = () =>
      server.deps.db
        .selectFrom('payment_charges')
        .select(['state', 'last_error', 'captured_at'])
        .where('intent_id', '=', payment.intentId)
        .executeTakeFirstOrThrow();
    const setState = (state: 'CAPTURED' | 'UNDONE' | 'REFUSED' | 'UNDOING', captured_at: number | null = 1) =>
      server.deps.db
        .updateTable('payment_charges')
        .set({ state, captured_at })
        .where('intent_id', '=', payment.intentId)
        .execute();
    return { ...payment, orderId: result?.order_id ?? '', move, readCharge, setState };
  };
  const countStuck = async (cause: string) => {
    const { values } = await server.deps.metrics.stuckCharges.get();
    return values.find(({ labels }) => labels.country === 'tw' && labels.cause === cause)?.value ?? 0;
  };

  it.each(['cancelled', 'refunded'] as const)(
    'that an amount of an order in progress was %s in its console needs a person, once',
    async (fact) => {
      const payment = await placePaid();
      const stuck = await countStuck('contradicted');
      await report(company.events[fact]);
      await report(company.events[fact]);
      expect(await payment.readCharge()).toMatchObject({ state: 'STUCK', last_error: company.events[fact] });
      expect(await countStuck('contradicted')).toBe(stuck + 1);
      const ours = lines.filter(({ order }) => order === payment.orderId);
      expect(ours.map(({ level, event }) => [level, event])).toEqual([[50, company.events[fact]]]);
      // A delivery does not capture it.
      await payment.move('DELIVERED');
      expect(await listStates(server, payment.intentId)).toEqual(['STUCK']);
    },
  );

  it('that a captured amount was refunded in its console needs a person', async () => {
    const payment = await placePaid();
    await payment.setState('CAPTURED');
    await report(company.events.refunded);
    expect((await payment.readCharge()).state).toBe('STUCK');
  });

  it.each(['CAPTURED', 'UNDONE'] as const)(
    'that a charge is disputed needs a person while it is %s',
    async (state) => {
      const payment = await placePaid();
      await payment.setState(state);
      const stuck = await countStuck('disputed');
      await report(company.events.disputed);
      expect(await payment.readCharge()).toMatchObject({
        state: 'STUCK',
        last_error: company.events.disputed,
      });
      expect(await countStuck('disputed')).toBe(stuck + 1);
    },
  );

  it('that an amount of a cancelled order was refunded in its console ends the charge and its payment', async () => {
    const payment = await placePaid();
    await payment.setState('CAPTURED');
    await payment.move('CANCELLED');
    await report(company.events.refunded);
    expect((await payment.readCharge()).state).toBe('UNDONE');
    expect(await payment.readOutcome()).toMatchObject({ status: 'REFUNDED' });
  });

  it('that a capture failed late does not reopen a charge that is undone', async () => {
    const payment = await placePaid();
    await payment.setState('UNDONE');
    await report(company.events.captureFailed);
    expect(await payment.readCharge()).toMatchObject({ state: 'UNDONE', last_error: null });
  });

  it('that a refund failed later needs a person', async () => {
    const payment = await placePaid();
    await payment.setState('UNDONE');
    await report(company.events.refundFailed);
    expect((await payment.readCharge()).state).toBe('STUCK');
  });

  it('that a refund from its console failed leaves a paid charge as it is', async () => {
    const payment = await placePaid();
    await payment.setState('CAPTURED');
    await report(company.events.refundFailed);
    expect((await payment.readCharge()).state).toBe('CAPTURED');
  });

  it('that an amount was captured in its console counts as captured', async () => {
    const payment = await placePaid();
    await report(company.events.captured);
    expect(await payment.readCharge()).toMatchObject({
      state: 'CAPTURED',
      captured_at: expect.any(Number),
    });
  });

  it('that an undone charge was captured needs a person', async () => {
    const payment = await placePaid();
    await payment.setState('UNDONE', null);
    await report(company.events.captured);
    expect((await payment.readCharge()).state).toBe('STUCK');
  });

  it('that an authorised charge is refused after all needs a person', async () => {
    const payment = await placePaid();
    await report(company.events.refused);
    expect((await payment.readCharge()).state).toBe('STUCK');
  });

  it('that a charge was authorised although it counts as refused gives the amount back', async () => {
    const payment = await placePaid();
    await server.deps.db
      .updateTable('payment_charges')
      .set({ state: 'REFUSED', authorised_at: null, is_placed: false })
      .where('intent_id', '=', payment.intentId)
      .execute();
    await report(company.events.authorised);
    await untilStates(server, payment.intentId, ['UNDONE']);
  });

  it('that a lost authorisation exists clears the error of the lost answer', async () => {
    company.loseAnswers(2);
    const payment = await openConfirmation(shop, company.card());
    expect((await payment.confirm()).status).toBe(503);
    const read = () =>
      server.deps.db
        .selectFrom('payment_charges')
        .select(['state', 'last_error'])
        .where('reference', '=', payment.intentId)
        .executeTakeFirstOrThrow();
    expect((await read()).last_error).toBe('no connection');
    await report(company.events.authorised);
    expect(await read()).toEqual({ state: 'AUTHORISED', last_error: null });
  });
});
