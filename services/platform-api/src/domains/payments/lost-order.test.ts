import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pay } from '../../testing/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/place-order';
import { demonstration } from '../../testing/demonstration';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import type { CreatePaymentProvider } from './deps';

/** Results of charges, refunds and releases, oldest first. */
const moved: string[] = [];
const createPaymentProvider: CreatePaymentProvider = (deps) => {
  const provider = demonstration.createPaymentProvider(deps);
  return {
    ...provider,
    charge: async (...input: Parameters<typeof provider.charge>) => {
      const result = await provider.charge(...input);
      moved.push(result.kind);
      return result;
    },
    refund: async () => void moved.push('refunded'),
    release: async () => void moved.push('released'),
  };
};

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({}, { createPaymentProvider });
  owner = await signedInCaller(server);
  const { db } = server.deps;
  await sql`create function refuse_paid_orders() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`.execute(db);
});
beforeEach(() => {
  moved.length = 0;
});
afterAll(() => server.close());

const whileOrdersCannotBeStored = async <T>(work: () => Promise<T>): Promise<T> => {
  const { db } = server.deps;
  await sql`create trigger refuse before insert on orders for each row execute function refuse_paid_orders()`.execute(
    db,
  );
  try {
    return await work();
  } finally {
    await sql`drop trigger refuse on orders`.execute(db);
  }
};

it.each([
  ['4242424242424242', ['accepted', 'refunded']],
  ['4000000000003220', ['challenge', 'released']],
])('the charge of card %s is undone when its order cannot be stored', async (number, expected) => {
  for (const more of [{}, { headers: { 'idempotency-key': `lost-${number}` } }]) {
    moved.length = 0;
    const { status } = await whileOrdersCannotBeStored(() => pay(owner, number, more));
    expect([status, moved]).toEqual([500, expected]);
  }
});

it('a charge whose order was stored stays', async () => {
  expect((await pay(owner, '4242424242424242')).status).toBe(200);
  expect(moved).toEqual(['accepted']);
});
