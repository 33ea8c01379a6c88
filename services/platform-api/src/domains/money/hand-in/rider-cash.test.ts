import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { QueryExecutor } from 'kysely';
import { consoleAuthor } from '../../../platform/audit/authors';
import { createShop } from '../../../testing/callers/fleet-client';
import { SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { dispatch, riderPhone, type RiderPhone } from '../../../testing/callers/rider-phone';
import { setRules } from '../../../testing/installations/set-rules';
import { describeFullRider, readCashInHand } from '../../fleets/rider-app/rider-cash';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { findRiderHolder } from './find-holder';
import { moveCash } from './move-cash';

let server: TestApp;
let shop: TestCaller;
let near: RiderPhone;
let far: RiderPhone;
beforeAll(async () => {
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'riders', byCountry: {} },
  });
  shop = await signedInCaller(server, await createShop(server));
  near = await riderPhone(server, 'Chen Wei', { metresNorth: 300 });
  far = await riderPhone(server, 'Lin Mei', { metresNorth: 900 });
});
afterAll(() => server.close());

async function placeOrder(payment_method: 'CASH_ON_DELIVERY' | 'PAID'): Promise<string> {
  const orderId = await shop.placeOrder((body) => ({ ...body, order: { ...body.order, payment_method } }));
  await dispatch(server);
  return orderId;
}

async function deliver(phone: RiderPhone, orderId: string): Promise<void> {
  const [offer] = await phone.offers();
  expect(offer?.order_id).toBe(orderId);
  await phone.call('POST', `/offers/${offer?.offer_id}/accept`);
  await phone.report(orderId, { status: 'PICKED_UP' });
  expect((await phone.report(orderId, { status: 'DELIVERED' })).status).toBe(200);
}

/** The queries of the dispatch that offers an order with cash. */
async function listDispatchQueries(): Promise<string[]> {
  let prototype = Object.getPrototypeOf(server.deps.db.getExecutor()) as QueryExecutor;
  while (!Object.hasOwn(prototype, 'executeQuery'))
    prototype = Object.getPrototypeOf(prototype) as QueryExecutor;
  const execute = jest.spyOn(prototype, 'executeQuery');
  try {
    const orderId = await placeOrder('CASH_ON_DELIVERY');
    expect((await near.offers()).map(({ order_id }) => order_id)).toEqual([orderId]);
    const cancelled = { vendor_id: 'v1001', order_id: orderId, reason: 'USER_REQUEST' };
    expect((await shop.call('PUT', '/order/cancel', cancelled)).status).toBe(200);
    await dispatch(server);
    return execute.mock.calls.map(([query]) => query.sql);
  } finally {
    execute.mockRestore();
  }
}

it('the dispatch reads the cash of all free riders in one query, and none without a limit', async () => {
  const listReads = (queries: readonly string[]) =>
    queries.filter((text) => text.includes('from cash_entries'));
  const countLooks = (queries: readonly string[]) =>
    queries.filter((text) => text.includes('from rider_searches as search join orders')).length;
  expect(listReads(await listDispatchQueries())).toEqual([]);
  await setRules(server.deps.db, 'limits', [{ scope: {}, riderCashMinor: 640 }], server.clock.nowSeconds());
  const queries = await listDispatchQueries();
  const reads = listReads(queries);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.length).toBeLessThanOrEqual(countLooks(queries));
  await setRules(server.deps.db, 'limits', [], server.clock.nowSeconds());
});

it('a rider above the limit gets orders without cash alone, until the cash is handed in', async () => {
  expect((await near.shift()).cash_in_hand).toEqual({ amount: 0 });
  const limits = [{ scope: {}, riderCashMinor: 640 }];
  await setRules(server.deps.db, 'limits', limits, server.clock.nowSeconds());
  await deliver(near, await placeOrder('CASH_ON_DELIVERY'));
  expect((await near.shift()).cash_in_hand).toEqual({ amount: 640, limit: 640 });
  // As much as the limit is allowed.
  await deliver(near, await placeOrder('CASH_ON_DELIVERY'));
  expect((await near.shift()).cash_in_hand).toEqual({ amount: 1280, limit: 640 });
  const third = await placeOrder('CASH_ON_DELIVERY');
  expect(await near.offers()).toEqual([]);
  await deliver(far, third);
  await deliver(near, await placeOrder('PAID'));
  const input = { reason: 'shift', receipt: null, orderId: null, actor: 'olga', author: consoleAuthor() };
  const nowSeconds = server.clock.nowSeconds();
  const holder = await findRiderHolder(server.deps.db, near.rider.externalId);
  await moveCash(server.deps.db, 'hand-in', holder, { ...input, amount: '1280', nowSeconds });
  expect((await near.shift()).cash_in_hand).toEqual({ amount: 0, limit: 640 });
  await deliver(near, await placeOrder('CASH_ON_DELIVERY'));
});

it('limits that another release has stored, and this one cannot read, stop neither the offers nor the shift', async () => {
  const setDuty = (phone: RiderPhone, on_duty: boolean) =>
    phone.call('POST', '/duty', { on_duty, position_consent: true });
  await setDuty(near, false);
  await setDuty(far, false);
  const orderId = await placeOrder('CASH_ON_DELIVERY');
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const unreadable = [{ scope: {}, riderCashMinor: 'much' }] as never;
    await setRules(server.deps.db, 'limits', unreadable, server.clock.nowSeconds());
    expect((await setDuty(near, true)).status).toBe(200);
    await near.call('POST', '/positions', {
      positions: [{ ...SHOP, recorded_at: server.clock.nowSeconds() }],
    });
    await dispatch(server);
    expect((await near.offers()).map(({ order_id }) => order_id)).toEqual([orderId]);
    expect((await near.shift()).cash_in_hand).not.toHaveProperty('limit');
    const problems = stderr.mock.calls.map(([text]) => String(text));
    expect(problems.filter((text) => text.startsWith('Riders of TW have no cash limit'))).toHaveLength(1);
  } finally {
    stderr.mockRestore();
  }
});

it('the limit of the city around the rider comes before the one of the country', async () => {
  const corner = (north: number, east: number) => ({
    latitude: SHOP.latitude + north,
    longitude: SHOP.longitude + east,
  });
  const outer = [corner(-0.01, -0.01), corner(-0.01, 0.01), corner(0.01, 0.01), corner(0.01, -0.01)];
  const nowSeconds = server.clock.nowSeconds();
  const areas = [{ name: 'Old town', scope: { city: 'Old town' }, outer, holes: [] }];
  await setRules(server.deps.db, 'areas', areas, nowSeconds);
  const limits = [
    { scope: {}, riderCashMinor: 5000 },
    { scope: { city: 'Old town' }, riderCashMinor: 900 },
    { scope: { city: 'Old town' }, distanceMetres: 8000 },
  ];
  await setRules(server.deps.db, 'limits', limits, nowSeconds);
  const rider = { country: 'TW', riderId: near.rider.riderId } as const;
  const readLimit = async (place: typeof SHOP | null) =>
    (await readCashInHand(server.deps.riderCash, server.deps.db, { ...rider, place })).limitMinor;
  expect(await readLimit(SHOP)).toBe(900);
  expect(await readLimit(corner(0.5, 0))).toBe(5000);
  expect(await readLimit(null)).toBe(5000);
});

it('an operator who assigns an order by hand to a rider above the limit reads the cash in hand and the limit', async () => {
  const { db, riderCash } = server.deps;
  const { account, name } = await findRiderHolder(db, near.rider.externalId);
  const rider = { riderId: account.slice('rider:'.length), country: 'TW' as const, name };
  const { amountMinor } = await readCashInHand(riderCash, db, { ...rider, place: null });
  expect(amountMinor).toBeGreaterThan(0);
  const setLimit = async (riderCashMinor: number) => {
    await setRules(db, 'limits', [{ scope: {}, riderCashMinor }], server.clock.nowSeconds());
    server.clock.advance(10);
  };
  await setLimit(amountMinor);
  expect(await describeFullRider(riderCash, db, rider)).toBeNull();
  await setLimit(amountMinor - 1);
  expect(await describeFullRider(riderCash, db, rider)).toBe(
    `Chen Wei holds ${amountMinor} TWD in cash, above the limit of ${amountMinor - 1} TWD: the dispatcher would offer no order with cash.`,
  );
});
