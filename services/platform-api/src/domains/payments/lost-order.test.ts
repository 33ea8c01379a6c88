import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { untilStates } from '../../testing/payments/pay-externally';
import { pay } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { demonstration } from '../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';
import type { CreateSandbox } from './deps';

/** Results of authorisations, and what was undone, oldest first. */
const moved: string[] = [];
const createSandbox: CreateSandbox = (deps) => {
  const sandbox = demonstration.createSandbox(deps);
  return (country) => {
    const provider = sandbox(country);
    return {
      ...provider,
      authorise: async (request) => {
        const authorised = await provider.authorise(request);
        moved.push(authorised.kind);
        return authorised;
      },
      undo: async () => void moved.push('undone'),
    };
  };
};

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({}, { createSandbox });
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
  ['4242424242424242', ['accepted', 'undone']],
  ['4000000000003220', ['challenge', 'undone']],
])('the charge of card %s is undone when its order cannot be stored', async (number, expected) => {
  for (const more of [{}, { headers: { 'idempotency-key': `lost-${number}` } }]) {
    moved.length = 0;
    const { status } = await whileOrdersCannotBeStored(() => pay(owner, number, more));
    await until(() => moved.length === expected.length);
    expect([status, moved]).toEqual([500, expected]);
  }
});

it('a charge whose order was stored stays', async () => {
  const { status, intentId } = await pay(owner, '4242424242424242');
  await untilStates(server, intentId, ['CAPTURED']);
  expect([status, moved]).toEqual([200, ['accepted']]);
});
