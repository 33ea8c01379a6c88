import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { demonstration } from '../../testing/server/demonstration';
import { createFailingQueries, type FailingQueries } from '../../testing/databases/failing-queries';
import { genericCard, typedCard } from '../../testing/payments/encrypt-card';
import { confirmBody, openIntent, publicJwk } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { printFigure } from '../../testing/print-figure';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';
import type { CreateSandbox } from './deps';

/** Between so many queries is one cut. */
const STRIDE = process.env['COURIER_DEEP'] ? 1 : 4;
/** After it another confirmation may work on the charge. */
const CLAIM_SECONDS = 31;
const LIMIT_MS = 600_000;

/** What the provider has done, which outlives a server: reference to state. */
const books = new Map<string, 'authorised' | 'captured' | 'undone'>();

const createSandbox: CreateSandbox = (deps) => {
  const sandbox = demonstration.createSandbox(deps);
  return (country) => {
    const provider = sandbox(country);
    return {
      ...provider,
      authorise: async (request) => {
        const authorised = await provider.authorise(request);
        if (authorised.kind === 'accepted') books.set(request.reference, 'authorised');
        return authorised;
      },
      finish: async (charge, fields) => {
        const answer = await provider.finish(charge, fields);
        if (answer.kind === 'accepted' && !books.has(charge.reference))
          books.set(charge.reference, 'authorised');
        return answer;
      },
      settle: async ({ reference }) =>
        books.get(reference) === 'authorised'
          ? { kind: 'accepted', providerId: `sandbox:charge:approved:${reference}`, card: null }
          : { kind: 'none' },
      capture: async ({ reference }) => {
        if (books.get(reference) === 'authorised') books.set(reference, 'captured');
      },
      undo: async ({ reference }) => {
        if (books.has(reference)) books.set(reference, 'undone');
      },
    };
  };
};

let server: TestApp;
let owner: TestCaller;
let queries: FailingQueries;
beforeAll(async () => {
  server = await startTestApp({ accessTokenSeconds: 10_000_000 }, { createSandbox });
  owner = await signedInCaller(server);
  // Orders stay as the payment left them.
  expect((await owner.call('POST', '/simulator', { paused: true })).status).toBe(200);
  queries = createFailingQueries(server.deps.db);
});
afterAll(async () => {
  queries.restore();
  await server.close();
});

interface Payment {
  intentId: string;
  confirm(): Promise<{ orderId: string; secret: string | null } | null>;
  comeBack(secret: string, answer: string): Promise<number>;
  end(call: 'cancel' | 'refund'): Promise<number>;
}

async function openPayment(number: string): Promise<Payment> {
  const { wallet, intentId } = await openIntent(owner);
  const body = confirmBody(wallet, intentId, await genericCard(typedCard(number), await publicJwk(owner)));
  const ending = { bearer_token: wallet.access_token, vendor_id: 'v1001', purchase_intent_id: intentId };
  return {
    intentId,
    confirm: async () => {
      const key = { 'idempotency-key': intentId };
      const { body: answer } = await owner.call('POST', '/order/payment/intent/confirm', body, key);
      const result = answer.result as
        | { order_id: string; redirect_required: { redirectUrl: string } | null }
        | undefined;
      if (!result) return null;
      const page = result.redirect_required?.redirectUrl;
      return {
        orderId: result.order_id,
        secret: page === undefined ? null : new URL(page).searchParams.get('id'),
      };
    },
    comeBack: async (secret, answer) =>
      (await server.app.inject({ url: `/courier/payments/v1/return?id=${secret}&answer=${answer}` }))
        .statusCode,
    end: async (call) => (await owner.call('POST', `/order/payment/intent/${call}`, ending)).status,
  };
}

const confirmOnce = async (payment: Payment) => {
  const confirmed = await until(payment.confirm);
  return { ...confirmed, secret: confirmed.secret ?? '' };
};

/** State of the payment, its order and the money when nothing is left to do. */
async function readEnd({ intentId }: Payment) {
  const charges = () =>
    server.deps.db.selectFrom('payment_charges').select('state').where('intent_id', '=', intentId).execute();
  await until(async () => {
    server.clock.advance(1);
    return (await charges()).every(({ state }) => ['CAPTURED', 'UNDONE', 'REFUSED'].includes(state));
  });
  const intent = await server.deps.db
    .selectFrom('payment_intents')
    .leftJoin('orders', 'orders.order_id', 'payment_intents.order_id')
    .select(['payment_intents.status as payment', 'orders.status as order'])
    .where('intent_id', '=', intentId)
    .executeTakeFirstOrThrow();
  const taken = [...books].filter(
    ([reference, state]) => reference.startsWith(intentId) && state !== 'undone',
  );
  return {
    ...intent,
    captured: (await charges()).filter(({ state }) => state === 'CAPTURED').length,
    taken: taken.map(([, state]) => state),
  };
}

/** The payment before a call that is cut, and the call, which resolves to whether it was answered. */
type Story = () => Promise<{ payment: Payment; call: () => Promise<boolean> }>;

const APPROVED = '4242424242424242';
const ASKED = '4000000000003220';

const confirming =
  (number: string): Story =>
  async () => {
    const payment = await openPayment(number);
    return { payment, call: async () => (await payment.confirm()) !== null };
  };
const returning =
  (answer: string): Story =>
  async () => {
    const payment = await openPayment(ASKED);
    const { secret } = await confirmOnce(payment);
    return { payment, call: async () => (await payment.comeBack(secret, answer)) === 303 };
  };
const cancelling: Story = async () => {
  const payment = await openPayment(ASKED);
  await confirmOnce(payment);
  return { payment, call: async () => (await payment.end('cancel')) === 200 };
};
const refunding: Story = async () => {
  const payment = await openPayment(APPROVED);
  const { orderId } = await confirmOnce(payment);
  await readEnd(payment);
  const orders = server.deps.db.updateTable('orders').set({ status: 'CANCELLED' });
  await orders.where('order_id', '=', orderId).execute();
  return { payment, call: async () => (await payment.end('refund')) === 200 };
};

it.each<[string, Story, object]>([
  [
    'a confirmation',
    confirming(APPROVED),
    { payment: 'PAID', order: 'PAYMENT_COMMITTED', captured: 1, taken: ['captured'] },
  ],
  [
    'the return from the bank',
    returning('approve'),
    { payment: 'PAID', order: 'PAYMENT_COMMITTED', captured: 1, taken: ['captured'] },
  ],
  [
    'the return from a bank that refuses',
    returning('reject'),
    { payment: 'FAILED', order: 'PAYMENT_FAILED', captured: 0, taken: [] },
  ],
  [
    'a cancellation during the question of the bank',
    cancelling,
    { payment: 'CANCELLED', order: 'PAYMENT_CANCELLED', captured: 0, taken: [] },
  ],
  ['a refund', refunding, { payment: 'REFUNDED', order: 'CANCELLED', captured: 0, taken: [] }],
])(
  '%s that is cut between any two steps and repeated ends like one without a cut',
  async (name, open, end) => {
    const whole = await open();
    expect(await whole.call()).toBe(true);
    expect(await readEnd(whole.payment)).toEqual(end);
    let cuts = 0;
    for (let place = 0, isCut = true; isCut; place += STRIDE) {
      const { payment, call } = await open();
      // From this query on nothing reaches the database any more, as after kill -9; open transactions are rolled back.
      isCut = await queries.failFrom(place, call);
      server.clock.advance(CLAIM_SECONDS);
      await until(call);
      expect([place, await readEnd(payment)]).toEqual([place, end]);
      cuts += 1;
    }
    printFigure(`${name}: cut at ${cuts} places`);
  },
  LIMIT_MS,
);
