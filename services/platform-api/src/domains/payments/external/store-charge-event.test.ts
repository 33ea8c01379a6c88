import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ALL_EVENTS, applyEvent, NEW_CHARGE } from '../../../testing/payments/charge-events';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { storeChargeEvent } from './store-charge-event';

const RUNS = process.env['COURIER_DEEP'] ? 500 : 25;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function insertCharge(): Promise<string> {
  const reference = crypto.randomUUID();
  await server.deps.db
    .insertInto('payment_charges')
    .values({
      reference,
      intent_id: reference,
      country: 'TW',
      // No account works on it.
      adapter: 'none',
      amount_minor: 84,
      currency: 'TWD',
      return_hash: reference,
      return_url: null,
      keeps_card: false,
      holder_name: 'Lin',
      created_at: 1,
    })
    .execute();
  return reference;
}

it('stores of any sequence of events what the table of charges says', async () => {
  const deps = { ...server.deps, log: server.app.log };
  const { db } = server.deps;
  const read = (reference: string) =>
    db
      .selectFrom('payment_charges')
      .select(['state', 'is_placed', 'provider_id', 'authorised_at', 'captured_at', 'last_error'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ALL_EVENTS), { maxLength: 12 }), async (events) => {
      const reference = await insertCharge();
      let charge = NEW_CHARGE;
      for (const event of events) {
        const next = applyEvent(charge, event, deps.clock.nowSeconds());
        const step = await storeChargeEvent(deps, db, reference, event);
        expect([event, step?.state ?? charge.state]).toEqual([event, next.state]);
        charge = next;
        expect(await read(reference)).toEqual(charge);
      }
    }),
    { numRuns: RUNS },
  );
});

it('changes nothing for a charge that does not exist', async () => {
  const deps = { ...server.deps, log: server.app.log };
  expect(await storeChargeEvent(deps, deps.db, 'unknown', { kind: 'placed' })).toBeNull();
});
