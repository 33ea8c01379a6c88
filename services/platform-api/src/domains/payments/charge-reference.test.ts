import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { genericCard, typedCard } from '../../testing/payments/encrypt-card';
import { confirmBody, openIntent, publicJwk } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { printFigure } from '../../testing/print-figure';
import { demonstration } from '../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';
import type { CreateSandbox } from './deps';

const TIMES = process.env['COURIER_DEEP'] ? 100 : 5;
const APPROVED = '4242424242424242';

/** The provider's records, which outlive the charging process: reference to active charge. */
const books = new Map<string, string>();
const charges: string[] = [];
/**
 * Simulates a process that ends between the charge and its commit: the charge is recorded, but no answer
 * arrives.
 */
let isKilledAfterCharge = false;

const createSandbox: CreateSandbox = (deps) => {
  const sandbox = demonstration.createSandbox(deps);
  return (country) => {
    const provider = sandbox(country);
    return {
      ...provider,
      authorise: async (request) => {
        const authorised = await provider.authorise(request);
        if (authorised.kind !== 'accepted') return authorised;
        const { reference } = request;
        const providerId = books.get(reference) ?? `charge-${charges.length}`;
        if (!books.has(reference)) charges.push(providerId);
        books.set(reference, providerId);
        if (isKilledAfterCharge) throw new Error('The process ended.');
        return { ...authorised, providerId };
      },
      settle: async ({ reference }) => {
        if (isKilledAfterCharge) throw new Error('The process ended.');
        const providerId = books.get(reference);
        return providerId === undefined ? { kind: 'none' } : { kind: 'accepted', providerId, card: null };
      },
      undo: async ({ reference }) => void books.delete(reference),
    };
  };
};

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({}, { createSandbox });
  owner = await signedInCaller(server);
});
beforeEach(() => {
  books.clear();
  charges.length = 0;
  isKilledAfterCharge = false;
});
afterAll(() => server.close());

/** A repeatable confirmation of one payment; each attempt has a different key unless given. */
async function confirmation() {
  const { wallet, intentId } = await openIntent(owner);
  const jwk = await publicJwk(owner);
  const ending = { bearer_token: wallet.access_token, vendor_id: 'v1001', purchase_intent_id: intentId };
  return {
    intentId,
    ending,
    async attempt(key: string) {
      const card = await genericCard(typedCard(APPROVED), jwk);
      const headers = { 'idempotency-key': key };
      const body = confirmBody(wallet, intentId, card);
      return (await owner.call('POST', '/order/payment/intent/confirm', body, headers)).status;
    },
  };
}

it('a confirmation that ended between charge and commit charges once, however often it is repeated', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const { intentId, attempt } = await confirmation();
    isKilledAfterCharge = true;
    expect(await attempt(`${intentId}-1`)).toBe(500);
    expect(await attempt(`${intentId}-2`)).toBe(500);
    isKilledAfterCharge = false;
    expect(await attempt(`${intentId}-3`)).toBe(200);
    expect(await attempt(`${intentId}-4`)).toBe(409);
    const paid = await server.deps.db
      .selectFrom('payment_intents')
      .innerJoin('payment_charges', 'payment_charges.reference', 'payment_intents.charge_id')
      .select(['status', 'reference', 'provider_id'])
      .where('payment_intents.intent_id', '=', intentId)
      .executeTakeFirstOrThrow();
    expect(paid).toEqual({ status: 'PAID', reference: intentId, provider_id: books.get(intentId) });
  }
  expect(charges).toHaveLength(TIMES);
  printFigure(`${TIMES} payments cut twice between charge and commit: ${charges.length} charges`);
});

it('a payment that is given up after that keeps no charge', async () => {
  const { intentId, ending, attempt } = await confirmation();
  isKilledAfterCharge = true;
  expect(await attempt(intentId)).toBe(500);
  expect(books.size).toBe(1);
  isKilledAfterCharge = false;
  expect((await owner.call('POST', '/order/payment/intent/cancel', ending)).status).toBe(200);
  await until(() => books.size === 0);
});
