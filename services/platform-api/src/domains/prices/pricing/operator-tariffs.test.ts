import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Fee } from '@courier/api-client/contract';
import { unixFromLocal } from '@courier/config/time';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { setRules, setTariff } from '../../../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { undoRuleVersion } from '../operator-rules/rule-versions';
import { demoTariff } from '../../../testing/server/demonstration';
import type { Tariff } from '../rule-shapes/tariff';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
});
beforeEach(async () => {
  await server.deps.db.deleteFrom('operator_rules').execute();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const trip = { source: SHOP, destination: DESTINATION, vendor_id: 'v1001', delivery_type: 'food' };
const quote = async (extra: object = {}) =>
  (await owner.call('POST', '/delivery/fee', { ...trip, ...extra })).body as unknown as Fee;
const set = (tariff: Partial<Tariff>, validFrom = server.clock.nowSeconds()) =>
  setTariff(server.deps.db, { ...demoTariff('TW'), ...tariff }, validFrom);
const place = async (fee: Fee, extra: { payment_method?: string; preordered_for?: number } = {}) => {
  const body = await owner.orderBody();
  const { payment_method = body.order.payment_method, ...rest } = extra;
  const answer = await owner.call('POST', '/order', {
    ...body,
    ...rest,
    delivery_fee: fee.fee,
    signature: fee.signature,
    order: { ...body.order, payment_method, amount: 250 },
  });
  return [answer.status, answer.body.message ?? 'placed'];
};

it('a quote follows the tariff of the operator, line by line with its tax', async () => {
  await set({
    baseMinor: 40,
    minimumMinor: 90,
    surcharges: [{ name: 'Harbour', price: { per: 'order', amountMinor: 12 }, when: {} }],
    tax: { percent: 500, isIncluded: false },
    rounding: { stepMinor: 5, direction: 'up' },
  });
  const { fee, lines, parts, tax } = await quote();
  expect(lines).toEqual([
    { kind: 'base', amount: 40 },
    { kind: 'distance', amount: 19 },
    { kind: 'minimum', amount: 31 },
    { kind: 'surcharge', name: 'Harbour', amount: 12 },
    { kind: 'tax', amount: 5 },
    { kind: 'rounding', amount: 3 },
  ]);
  expect([fee, tax]).toEqual([110, { percent: 5, amount: 5 }]);
  expect(parts).toEqual([
    { kind: 'base', amount: 79 },
    { kind: 'distance', amount: 19 },
    { kind: 'surcharge', amount: 12 },
  ]);
});

it('the tariff of the vendor goes before the one of its city, and that before the one of the country', async () => {
  const now = server.clock.nowSeconds();
  const around = (metres: number) =>
    [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ].map(([north = 0, east = 0]) => ({
      latitude: SHOP.latitude + (north * metres) / 111_000,
      longitude: SHOP.longitude + (east * metres) / 100_000,
    }));
  await setRules(
    server.deps.db,
    'areas',
    [{ name: 'Taipei', scope: { city: 'Taipei' }, outer: around(9000), holes: [] }],
    now,
  );
  const tariffs = (scopes: readonly Tariff['scope'][]) =>
    setRules(
      server.deps.db,
      'tariffs',
      scopes.map((scope, index) => ({ ...demoTariff('TW'), scope, baseMinor: 100 * (index + 1) })),
      now,
    );
  await tariffs([{}, { city: 'Kaohsiung' }]);
  expect((await quote()).fee).toBe(119);
  await tariffs([{}, { city: 'Taipei' }]);
  expect((await quote()).fee).toBe(219);
  await tariffs([{}, { city: 'Taipei' }, { vendorId: 'v1001' }]);
  expect((await quote()).fee).toBe(319);
});

it('a change holds from its moment on, and its undoing restores the earlier quote', async () => {
  const before = (await quote()).fee;
  const ruleId = await set({ baseMinor: 200 }, server.clock.nowSeconds() + 3600);
  expect((await quote()).fee).toBe(before);
  server.clock.advance(3600);
  owner = await signedInCaller(server);
  expect((await quote()).fee).toBe(219);
  const undone = { kind: 'tariffs', country: 'TW', ruleId } as const;
  expect(await undoRuleVersion(server.deps.db, undone, 'Ana', server.clock.nowSeconds())).toBe(true);
  expect((await quote()).fee).toBe(before);
  expect(await undoRuleVersion(server.deps.db, undone, 'Ana', server.clock.nowSeconds())).toBe(false);
});

it('a signed quote holds until it expires when the tariff changes after it', async () => {
  const fee = await quote();
  await set({ baseMinor: 200, cashMinor: 15 });
  expect(await place(fee, { payment_method: 'CASH_ON_DELIVERY' })).toEqual([200, 'placed']);
  server.clock.advance(301);
  owner = await signedInCaller(server);
  expect(await place(fee)).toEqual([400, 'SignatureExpired']);
});

it('a quote for a prepaid order is not enough for cash, when cash costs more', async () => {
  await set({ cashMinor: 15 });
  server.clock.advance(600);
  owner = await signedInCaller(server);
  const prepaid = await quote({ payment_method: 'PAID' });
  expect([prepaid.fee, prepaid.depends_on]).toEqual([84, ['payment_method']]);
  expect(await place(prepaid, { payment_method: 'CASH_ON_DELIVERY' })).toEqual([400, 'SignatureExpired']);
  const cash = await quote({ payment_method: 'CASH_ON_DELIVERY' });
  expect(cash.fee).toBe(99);
  expect(await place(cash, { payment_method: 'CASH_ON_DELIVERY' })).toEqual([200, 'placed']);
  expect(await place(cash)).toEqual([400, 'SignatureInvalid']);
});

it('a later delivery costs what its own hour costs', async () => {
  await set({
    surcharges: [
      {
        name: 'Evening',
        price: { per: 'percent', percent: 5000 },
        when: { hours: { from: 18 * 60, to: 22 * 60 } },
      },
    ],
  });
  server.clock.advance(600);
  owner = await signedInCaller(server);
  const today = new Date(server.clock.nowMs() + 86_400_000).toISOString().slice(0, 10);
  const at = (time: string) => unixFromLocal(today, time, 'Asia/Taipei') ?? 0;
  const [noon, evening] = [
    await quote({ preordered_for: at('12:00') }),
    await quote({ preordered_for: at('18:00') }),
  ];
  expect([noon.fee, evening.fee, evening.depends_on]).toEqual([84, 126, ['preordered_for']]);
  expect(await place(noon, { preordered_for: at('18:00') })).toEqual([400, 'SignatureInvalid']);
  expect(await place(evening, { preordered_for: at('18:00') })).toEqual([200, 'placed']);
});

it('rain that the operator reports adds what the tariff adds for rain', async () => {
  const now = server.clock.nowSeconds();
  expect((await quote()).lines?.map(({ kind }) => kind)).not.toContain('surcharge');
  await setRules(server.deps.db, 'conditions', { rain: true, demand: false }, now);
  expect((await quote()).lines).toContainEqual({ kind: 'surcharge', name: '', amount: 20 });
});

it('a placed order keeps its time and its fee when it is changed, and pays for cash when it becomes cash', async () => {
  await set({ cashMinor: 15 });
  server.clock.advance(600);
  owner = await signedInCaller(server);
  const orderId = await owner.placeOrder();
  await owner.call('POST', `/simulator/orders/${orderId}/advance`, { status: 'RECEIVED' });
  const kept = await quote({ order_id: orderId });
  const asCash = await quote({ order_id: orderId, payment_method: 'CASH_ON_DELIVERY' });
  expect([kept.fee, asCash.fee]).toEqual([84, 99]);
  const { customer } = await owner.order(orderId);
  const change = async ({ fee, signature }: Fee) => {
    const answer = await owner.call('PUT', `/order/${orderId}`, {
      vendor_id: 'v1001',
      payment_method: 'CASH_ON_DELIVERY',
      amount: 250,
      item_details: '2 teas',
      location: customer.location,
      delivery_fee: fee,
      signature,
    });
    return answer.status;
  };
  expect([await change(kept), await change(asCash)]).toEqual([400, 200]);
});

it('a quote names what a return costs besides the fee, until the change is undone', async () => {
  const now = server.clock.nowSeconds();
  expect(await quote()).not.toHaveProperty('return_fee');
  await set({ returnPrice: { per: 'order', amountMinor: 40 } });
  expect(await quote()).toMatchObject({ fee: 84, return_fee: 40 });
  const ruleId = await set({ returnPrice: { per: 'percent', percent: 2500 }, cashMinor: 16 });
  expect(await quote()).toMatchObject({ fee: 84, return_fee: 21 });
  expect(await quote({ payment_method: 'CASH_ON_DELIVERY' })).toMatchObject({ fee: 100, return_fee: 25 });
  await undoRuleVersion(server.deps.db, { kind: 'tariffs', country: 'TW', ruleId }, 'Ana', now);
  expect(await quote()).toMatchObject({ fee: 84, return_fee: 40 });
});

it('a placed order that keeps its fee keeps the price of its return', async () => {
  await set({ returnPrice: { per: 'order', amountMinor: 40 } });
  const orderId = await owner.placeOrder();
  await set({ returnPrice: { per: 'order', amountMinor: 60 } });
  expect(await quote({ order_id: orderId })).toMatchObject({ fee: 84, return_fee: 40 });
  const elsewhere = { ...DESTINATION, latitude: DESTINATION.latitude + 0.002 };
  expect(await quote({ order_id: orderId, destination: elsewhere })).toMatchObject({ return_fee: 60 });
  await set({});
  expect(await quote({ order_id: orderId })).toMatchObject({ return_fee: 40 });
  expect(await quote({ order_id: orderId, destination: elsewhere })).not.toHaveProperty('return_fee');
});
