import { describe, expect, it } from '@jest/globals';
import type { CreateOrder } from '@courier/api-client';
import { answeringClient, apiFailure } from '@courier/api-client/testing';
import { intent, wallet } from '../testing/start-payment';
import {
  cancelPayment,
  confirm,
  createIntent,
  initiate,
  readIntent,
  readOutcome,
  refundPayment,
  type ConfirmDetails,
} from './payments';

const WALLET = { result: { wallet_id: 'w-kw', access_token: 'fresh', expires_in: 600 } };

describe('the classification of a failed payment call', () => {
  const initiationError = (error: Error) =>
    initiate(answeringClient({ 'payments.auth': error }).client, 'kw1001').catch((failed: unknown) => failed);

  it.each([
    ['nothing answered', apiFailure(0, { code: 'network' }), 'unanswered'],
    ['it took too long', apiFailure(0, { code: 'timeout' }), 'unanswered'],
    ['the answer cannot be read', apiFailure(200, { code: 'invalid-answer' }), 'unanswered'],
    ['something else broke', new TypeError('x'), 'unanswered'],
    ['the server broke', apiFailure(500), 'unanswered'],
    ['a server in front gave up', apiFailure(503), 'unanswered'],
    ['the server waited too long for the call', apiFailure(408), 'unanswered'],
    ['it was asked too often', apiFailure(429), 'unanswered'],
    [
      'the first try is still being worked on',
      apiFailure(409, { context: { call: 'payments.confirm', attempts: 4, retryAfterSeconds: 1 } }),
      'unanswered',
    ],
    ['the fee is over', apiFailure(400, { message: 'SignatureExpired' }), 'signature-expired'],
    ['the wallet is over', apiFailure(401, { message: 'PaymentTokenExpired' }), 'wallet-expired'],
    ['it has ended', apiFailure(409, { translationKey: 'error.payment.ended' }), 'ended'],
    ['it is in another state', apiFailure(409, { translationKey: 'error.payment.state' }), 'refused'],
    ['another call says it ended', apiFailure(402, { translationKey: 'error.payment.ended' }), 'refused'],
    ['the order is wrong', apiFailure(400, { field: 'order.customer.phone_number' }), 'bad-order'],
    ['the wallet is wrong', apiFailure(400, { field: 'wallet_id' }), 'refused'],
    ['no field is named', apiFailure(400), 'refused'],
    ['the order is not found', apiFailure(404, { field: 'order.vendor_id' }), 'refused'],
    ['the bank refused', apiFailure(402), 'refused'],
  ])('%s', async (_, error, problem) => {
    expect(await initiationError(error)).toMatchObject({ name: 'PaymentError', problem, cause: error });
  });

  it('contains the text, the form field and the retry time, if they are known', async () => {
    const details = (error: Error) =>
      initiationError(error).then((failed) => (failed as { details: object }).details);
    expect(await details(new TypeError('x'))).toEqual({});
    expect(await details(apiFailure(400))).toEqual({});
    expect(
      await details(apiFailure(400, { field: 'order.customer.name', translationKey: 'error.name' })),
    ).toEqual({ field: 'customer.name', translationKey: 'error.name' });
    expect(await details(apiFailure(400, { field: 'reorder.at' }))).toEqual({ field: 'reorder.at' });
    const context = { call: 'payments.auth', attempts: 1, retryAtMs: 1_790_000_000_000 };
    expect(await details(apiFailure(429, { context }))).toEqual({ waitsUntilMs: 1_790_000_000_000 });
  });
});

it('opens a wallet for the paying vendor', async () => {
  const { client, asked } = answeringClient({ 'payments.auth': WALLET });
  expect(await initiate(client, 'kw1001')).toEqual({
    walletID: 'w-kw',
    accessToken: 'fresh',
    expiresIn: 600,
  });
  expect(asked[0]?.input).toEqual({ params: { vendorId: 'kw1001' } });
});

it('opens an intent for the order with the wallet and returns the stored cards of each way to pay', async () => {
  const card = { id: 'c9' };
  const payment_methods = [{ name: 'generic_creditcard', payment_instruments: [card] }];
  const { client, asked } = answeringClient({
    'payments.intent': { result: { intent_id: 'i9', payment_methods } },
  });
  const order = { vendor_id: 'kw1001' } as CreateOrder;
  expect(await createIntent(client, wallet, order)).toEqual({
    intentID: 'i9',
    paymentMethods: [{ name: 'generic_creditcard', paymentInstruments: [card] }],
  });
  expect(asked[0]?.input).toEqual({
    body: { wallet_id: 'w1', bearer_token: 'token', vendor_id: 'kw1001', order },
  });
});

describe('the confirmation of a payment', () => {
  const details: ConfirmDetails = {
    vendorId: 'kw1001',
    wallet,
    intent: { ...intent(), intentID: 'i9' },
    attempt: { key: 'k7', instrument: 'c9', card: null },
    provider: 'generic_creditcard',
    vatNumber: '',
    preorderedFor: null,
    returnUrl: 'https://portal.test/back',
    here: 'https://portal.test/form',
    paymentHosts: ['bank.test'],
  };
  const confirmed = (changes: Partial<ConfirmDetails> = {}, redirect: string | null = null) => {
    const redirect_required = redirect === null ? null : { redirectUrl: redirect };
    const answering = answeringClient({
      'payments.confirm': { result: { order_id: 'o9', redirect_required } },
    });
    return { ...answering, answer: confirm(answering.client, { ...details, ...changes }) };
  };

  it('sends a stored card under the key of the attempt', async () => {
    const { answer, asked } = confirmed();
    expect(await answer).toEqual({ orderId: 'o9', redirect: null });
    expect(asked[0]).toMatchObject({ options: { idempotencyKey: 'k7' } });
    expect(asked[0]?.input).toEqual({
      body: {
        order: { vendor_id: 'kw1001', vat_number: null, preordered_for: null },
        bearer_token: 'token',
        purchase_intent_id: 'i9',
        payment_method: 'generic_creditcard',
        payment_instrument_id: 'c9',
        return_url: 'https://portal.test/back',
      },
    });
  });

  it('sends a new card, the VAT number and the time in their current state', async () => {
    const card = { holder_name: 'Noura' } as NonNullable<ConfirmDetails['attempt']['card']>;
    const { answer, inputsOf } = confirmed({
      attempt: { key: 'k8', instrument: 'c9', card },
      vatNumber: '12345678',
      preorderedFor: 1_790_003_600,
    });
    await answer;
    expect(inputsOf('payments.confirm')).toMatchObject([
      {
        body: {
          order: { vat_number: '12345678', preordered_for: 1_790_003_600 },
          payment_instrument_id: 'NEW',
          card,
        },
      },
    ]);
  });

  it('redirects to known bank hosts only', async () => {
    expect(await confirmed({}, 'https://bank.test/3ds').answer).toEqual({
      orderId: 'o9',
      redirect: 'https://bank.test/3ds',
    });
    expect(await confirmed({}, 'https://bank.example/3ds').answer).toMatchObject({ redirect: 'refused' });
  });
});

describe.each([
  ['refund', refundPayment],
  ['cancel', cancelPayment],
] as const)('the call to %s a payment', (name, end) => {
  const call = `payments.${name}`;
  const request = { vendorId: 'kw1001', intentId: 'i9', wallet };
  const buildConfirmBody = (bearer_token: string) => ({
    body: { bearer_token, vendor_id: 'kw1001', purchase_intent_id: 'i9' },
  });

  it('uses the open wallet', async () => {
    const { client, asked } = answeringClient({ [call]: {} });
    await end(client, request);
    expect(asked.map((one) => [one.call, one.input])).toEqual([[call, buildConfirmBody('token')]]);
  });

  it('opens a wallet when none is open', async () => {
    const { client, inputsOf } = answeringClient({ [call]: {}, 'payments.auth': WALLET });
    await end(client, { ...request, wallet: null });
    expect(inputsOf('payments.auth')).toEqual([{ params: { vendorId: 'kw1001' } }]);
    expect(inputsOf(call)).toEqual([buildConfirmBody('fresh')]);
  });

  it('replaces an expired wallet once', async () => {
    const over = apiFailure(401, { message: 'PaymentTokenExpired' });
    const { client, inputsOf } = answeringClient({ [call]: [over, {}], 'payments.auth': WALLET });
    await end(client, request);
    expect(inputsOf(call)).toEqual([buildConfirmBody('token'), buildConfirmBody('fresh')]);
    const again = answeringClient({ [call]: over, 'payments.auth': WALLET });
    await expect(end(again.client, request)).rejects.toMatchObject({ problem: 'wallet-expired' });
    expect(again.inputsOf(call)).toHaveLength(2);
  });

  it('fails with the error of the server otherwise', async () => {
    const { client, asked } = answeringClient({ [call]: apiFailure(409), 'payments.auth': WALLET });
    await expect(end(client, request)).rejects.toMatchObject({ problem: 'refused' });
    expect(asked).toHaveLength(1);
  });
});

describe('the outcome', () => {
  it('of an intent is read for the vendor and contains its order', async () => {
    const { client, asked } = answeringClient({
      'payments.outcome': { result: { status: 'CHALLENGED', order_id: 'o9' } },
    });
    expect(await readIntent(client, { vendorId: 'kw1001', intentId: 'i9' })).toEqual({
      status: 'CHALLENGED',
      orderId: 'o9',
    });
    expect(asked[0]?.input).toEqual({ params: { intentId: 'i9' }, query: { vendor_id: 'kw1001' } });
    const failing = answeringClient({ 'payments.outcome': apiFailure(0, { code: 'network' }) }).client;
    await expect(readIntent(failing, { vendorId: 'kw1001', intentId: 'i9' })).rejects.toMatchObject({
      problem: 'unanswered',
    });
  });

  it.each([
    ['PAYMENT_INITIATED', 'waiting'],
    ['PAYMENT_COMMITTED', 'paid'],
    ['PAYMENT_FAILED', 'declined'],
  ])('of an order in the state %s: %s', async (status, outcome) => {
    const { client, asked } = answeringClient({ 'orders.get': { result: { status } } });
    expect(await readOutcome(client, { vendorId: 'kw1001', orderId: 'o9' })).toBe(outcome);
    expect(asked[0]?.input).toEqual({ query: { vendorId: 'kw1001', orderId: 'o9' } });
  });
});
