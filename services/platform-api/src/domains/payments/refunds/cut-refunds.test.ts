import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createFailingQueries, type FailingQueries } from '../../../testing/databases/failing-queries';
import { untilStates } from '../../../testing/payments/pay-externally';
import { pay } from '../../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { printFigure } from '../../../testing/print-figure';
import { demonstration } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import type { CreateSandbox } from '../deps';
import { refundOrder } from './refund-order';

/** Between so many queries is one cut. */
const STRIDE = process.env['COURIER_DEEP'] ? 1 : 3;
const LIMIT_MS = 600_000;
const AMOUNT = 20;

/** The ledger of the provider, which outlives a server: what it paid for each reference, and how often it was called. */
const paid = new Map<string, number>();
let calls = 0;
const createSandbox: CreateSandbox = (deps) => {
  const sandbox = demonstration.createSandbox(deps);
  return (country) => ({
    ...sandbox(country),
    refund: async (_charge, { reference, amountMinor }) => {
      calls += 1;
      paid.set(reference, amountMinor);
    },
  });
};

let server: TestApp;
let owner: TestCaller;
let queries: FailingQueries;
beforeAll(async () => {
  server = await startTestApp({ accessTokenSeconds: 10_000_000 }, { createSandbox });
  owner = await signedInCaller(server);
  expect((await owner.call('POST', '/simulator', { paused: true })).status).toBe(200);
  queries = createFailingQueries(server.deps.db);
});
afterAll(async () => {
  queries.restore();
  await server.close();
});

async function payCaptured(): Promise<{ orderId: string; intentId: string }> {
  const { result, intentId } = await pay(owner, '4242424242424242');
  await untilStates(server, intentId, ['CAPTURED']);
  return { orderId: result?.order_id ?? '', intentId };
}
const refund = (orderId: string) =>
  refundOrder(server.deps, server.deps.db, {
    orderId,
    line: null,
    amountMinor: AMOUNT,
    by: 'card',
    reason: 'Late',
  });

/** Lines, planned refunds and money of an order when nothing is left to do. */
async function readEnd({ orderId, intentId }: { orderId: string; intentId: string }) {
  const { db } = server.deps;
  const readRefunds = () =>
    db
      .selectFrom('card_refunds')
      .select(['state', 'amount_minor', 'reference'])
      .where('charge_reference', '=', intentId)
      .execute();
  await until(async () => {
    server.clock.advance(1);
    return (await readRefunds()).every(({ state }) => state === 'DONE');
  });
  const lines = await db
    .selectFrom('order_charges')
    .select(['amount_minor', 'payment_reference'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .execute();
  return {
    lines: lines.map((line) => [line.amount_minor, line.payment_reference === `${intentId}-r1`]),
    refunds: (await readRefunds()).map(({ state, amount_minor }) => [state, amount_minor]),
    paid: [...paid].filter(([reference]) => reference.startsWith(intentId)).map(([, amount]) => amount),
  };
}
const END = { lines: [[-AMOUNT, true]], refunds: [['DONE', AMOUNT]], paid: [AMOUNT] };

it(
  'a refund that is cut between any two steps is stored and paid once or not at all, and once after its repeat',
  async () => {
    let cuts = 0;
    for (let place = 0, isCut = true; isCut; place += STRIDE) {
      const payment = await payCaptured();
      // From this query on nothing reaches the database any more, as after kill -9; open transactions are rolled back.
      isCut = await queries.failFrom(place, () => refund(payment.orderId).catch(() => undefined));
      const end = await readEnd(payment);
      const isStored = end.lines.length > 0;
      expect([place, end]).toEqual([place, isStored ? END : { lines: [], refunds: [], paid: [] }]);
      if (!isStored) await refund(payment.orderId);
      expect([place, await readEnd(payment)]).toEqual([place, END]);
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(2);
    printFigure(`a refund: cut at ${cuts} places`);
  },
  LIMIT_MS,
);

it(
  'a server that ends between the refund of the provider and its commit sends the same reference again',
  async () => {
    const { db } = server.deps;
    const payment = await payCaptured();
    const before = calls;
    // The provider pays, and that it did cannot be stored.
    await sql`create function refuse_refunds() returns trigger language plpgsql as
      $$ begin raise exception 'disk full'; end $$`.execute(db);
    await sql`create trigger refuse before update on card_refunds for each row execute function refuse_refunds()`.execute(
      db,
    );
    try {
      await refund(payment.orderId);
      await until(() => calls >= before + 3);
      expect(paid.get(`${payment.intentId}-r1`)).toBe(AMOUNT);
    } finally {
      await sql`drop trigger refuse on card_refunds`.execute(db);
    }
    expect(await readEnd(payment)).toEqual(END);
  },
  LIMIT_MS,
);
