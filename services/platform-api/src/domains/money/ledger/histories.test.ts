import type { CountryCode } from '@courier/config';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { consoleAuthor } from '../../../platform/audit/authors';
import { createShop } from '../../../testing/callers/fleet-client';
import { signedInCaller } from '../../../testing/callers/place-order';
import { addTestRider } from '../../../testing/callers/rider-phone';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { dayAt, type CashDay } from '../due/cash-day';
import { listDue } from '../due/list-due';
import { closeDay } from '../hand-in/close-day';
import { moveCash } from '../hand-in/move-cash';
import { writeAmount } from '../../../platform/money';
import type { Holder } from '../hand-in/find-holder';

const CURRENCIES = { TW: 'TWD', DE: 'EUR', KW: 'KWD' } as const;
const COUNTRIES = ['TW', 'DE', 'KW'] as const satisfies readonly CountryCode[];
const STEPS = 300;
const HOUR = 3600;

let server: TestApp;
let template: string;
let riders: string[];
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  const shop = await signedInCaller(server, await createShop(server));
  template = await shop.placeOrder();
  riders = [];
  for (const name of ['One', 'Two']) riders.push((await addTestRider(server, name)).riderId);
});
afterAll(() => server.close());

const db = () => server.deps.db;

/** Repeatable numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface TestOrder {
  id: string;
  country: CountryCode;
  account: Holder['account'];
  cashMinor: number;
}

let created = 0;
async function insertOrder(country: CountryCode, riderId: string | null, amountMinor: number) {
  const id = `history-${(created += 1)}`;
  const row = sql`json_populate_record(null::orders, (select (to_jsonb(orders) || ${JSON.stringify({
    order_id: id,
    country,
    currency: CURRENCIES[country as keyof typeof CURRENCIES],
    amount_minor: amountMinor,
    rider_id: riderId,
    fleet_id: 'main',
    payment_method: 'CASH_ON_DELIVERY',
    status: 'PICKED_UP',
  })}::jsonb)::json from orders where order_id = ${template}))`;
  await sql`insert into orders select * from ${row}`.execute(db());
  return id;
}

const update = (id: string, change: object) =>
  db()
    .updateTable('orders')
    .set({ updated_at: server.clock.nowSeconds(), ...change })
    .where('order_id', '=', id)
    .execute();

it('in random histories all accounts sum to zero, and what is due is what was collected and not handed in', async () => {
  const random = createRandom(58);
  const below = (count: number) => Math.floor(random() * count);
  const orders: TestOrder[] = [];
  const expected = new Map<string, number>();
  const closed: { day: CashDay; due: unknown }[] = [];
  const add = (country: CountryCode, account: string, minor: number) =>
    expected.set(`${country} ${account}`, (expected.get(`${country} ${account}`) ?? 0) + minor);
  for (let step = 0; step < STEPS; step += 1) {
    const country = COUNTRIES[below(3)] ?? 'TW';
    // Around midnight the clock is an hour off now and then.
    server.clock.advance(below(5) === 0 ? -HOUR : below(2 * HOUR));
    const choice = below(10);
    const order = orders[below(orders.length)];
    if (choice < 5 || !order) {
      const dueMinor = below(3) === 0 ? 0 : below(100_000);
      const riderId = [...riders, null][below(3)] ?? null;
      const id = await insertOrder(country, riderId, dueMinor);
      const account: Holder['account'] = riderId === null ? 'fleet:main' : `rider:${riderId}`;
      const reported = [null, dueMinor, below(100_000)][below(3)] ?? null;
      await update(id, { status: 'DELIVERED', cash_collected_minor: reported });
      orders.push({ id, country, account, cashMinor: reported ?? dueMinor });
      add(country, account, reported ?? dueMinor);
    } else if (choice < 7) {
      const corrected = below(100_000);
      await update(order.id, { cash_collected_minor: corrected });
      add(order.country, order.account, corrected - order.cashMinor);
      order.cashMinor = corrected;
    } else if (choice < 9) {
      const minor = 1 + below(80_000);
      await moveCash(
        db(),
        'hand-in',
        { account: order.account, country: order.country, name: '' },
        {
          amount: writeAmount(minor, order.country),
          reason: 'random',
          receipt: null,
          orderId: null,
          actor: 'test',
          author: consoleAuthor(),
          nowSeconds: server.clock.nowSeconds(),
        },
      );
      add(order.country, order.account, -minor);
    } else {
      const day = dayAt(country, server.clock.nowSeconds() - 24 * HOUR);
      if (
        await closeDay(db(), day, {
          actor: 'test',
          author: consoleAuthor(),
          nowSeconds: server.clock.nowSeconds(),
        })
      )
        closed.push({ day, due: await listDue(db(), day) });
    }
  }
  const { rows } = await sql`select country, currency, sum(amount_minor)::float8 as sum from cash_entries
    group by country, currency order by country`.execute(db());
  expect(rows).toEqual([
    { country: 'DE', currency: 'EUR', sum: 0 },
    { country: 'KW', currency: 'KWD', sum: 0 },
    { country: 'TW', currency: 'TWD', sum: 0 },
  ]);
  for (const country of COUNTRIES) {
    const later = dayAt(country, server.clock.nowSeconds() + 48 * HOUR);
    const due = new Map(
      (await listDue(db(), later)).map(({ account, dueMinor }) => [`${country} ${account}`, dueMinor]),
    );
    for (const account of ['fleet:main', ...riders.map((id) => `rider:${id}`)])
      expect(due.get(`${country} ${account}`) ?? 0).toBe(expected.get(`${country} ${account}`) ?? 0);
  }
  expect(closed.length).toBeGreaterThan(5);
  for (const { day, due } of closed) expect(await listDue(db(), day)).toEqual(due);
});
