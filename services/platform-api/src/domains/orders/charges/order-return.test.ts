import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Fee } from '@courier/api-client/contract';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { setRules, setTariff } from '../../../testing/installations/set-rules';
import { demoTariff } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import type { Tariff } from '../../prices/rule-shapes/tariff';
import { signQuote } from '../../prices/pricing/fee-signature';
import { moveOrder } from '../stored-orders/orders.repository';
import { listChargeRows } from './charges.repository';
import { listFeeChanges } from './fee-changes';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
});
beforeEach(async () => {
  owner = await signedInCaller(server);
  await server.deps.db.deleteFrom('operator_rules').execute();
});
afterAll(() => server.close());

const db = () => server.deps.db;
const requestQuote = async (extra: object = {}) => {
  const trip = { source: SHOP, destination: DESTINATION, vendor_id: 'v1001', delivery_type: 'food' };
  return (await owner.call('POST', '/delivery/fee', { ...trip, ...extra })).body as unknown as Fee;
};
const priced = (amountMinor: number, change: Partial<Tariff> = {}): Tariff => ({
  ...demoTariff('TW'),
  tax: { percent: 500, isIncluded: true },
  returnPrice: { per: 'order', amountMinor },
  ...change,
});
const setReturnPrice = (amountMinor: number) =>
  setTariff(db(), priced(amountMinor), server.clock.nowSeconds());
const bringBack = (id: string) =>
  moveOrder(server.deps, db(), id, server.clock.nowSeconds(), () => ({ status: 'RETURNED_TO_VENDOR' }));
const listReturns = async (id: string) =>
  (await listChargeRows(db(), id)).filter(({ kind }) => kind === 'return');

it('adds one line by the tariff of the order, besides its fee', async () => {
  const version = await setReturnPrice(42);
  const id = await owner.placeOrder();
  const before = await owner.order(id);
  await setReturnPrice(999);
  const moved = await bringBack(id);
  const after = await owner.order(id);
  expect(after.charges).toEqual([
    ...(before.charges ?? []),
    { kind: 'return', amount: 42, tax: { percent: 5, amount: 2 } },
  ]);
  expect(moved?.charges).toEqual(after.charges);
  expect(after.delivery_fee).toBe(before.delivery_fee);
  expect(await listFeeChanges(db(), id, 'TW')).toEqual([]);
  expect(await listReturns(id)).toMatchObject([
    { rule_version: version, occurred_at: after.updated_at, actor: 'fleet', reverses: null },
  ]);
  await bringBack(id);
  expect(await listReturns(id)).toHaveLength(1);
});

it('is priced by the tariff of a changed fee, as the shop saw it with the change', async () => {
  await setReturnPrice(42);
  const id = await owner.placeOrder();
  await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'RECEIVED' });
  const version = await setReturnPrice(60);
  const moved = { latitude: 25.0391, longitude: 121.5553 };
  const quote = await requestQuote({ destination: moved, order_id: id });
  expect(quote.return_fee).toBe(60);
  const { status } = await owner.call('PUT', `/order/${id}`, {
    vendor_id: 'v1001',
    payment_method: 'PAID',
    amount: 640,
    item_details: 'Tea',
    location: { ...moved, address: '3F, No. 9, Civic Blvd.', notes: '' },
    delivery_fee: quote.fee,
    signature: quote.signature,
  });
  expect(status).toBe(200);
  await setReturnPrice(999);
  await bringBack(id);
  expect(await listReturns(id)).toMatchObject([{ amount_minor: 60, rule_version: version }]);
});

it('is priced for the city as its areas were when the fee was computed', async () => {
  const corner = (north: number, east: number) => ({
    latitude: SHOP.latitude + north,
    longitude: SHOP.longitude + east,
  });
  const outer = [corner(0.1, 0.1), corner(0.1, -0.1), corner(-0.1, -0.1), corner(-0.1, 0.1)];
  const city = { city: 'Taipei' };
  const now = server.clock.nowSeconds();
  await setRules(db(), 'areas', [{ name: 'Taipei', scope: city, outer, holes: [] }], now);
  await setRules(db(), 'tariffs', [priced(42), priced(70, { scope: city })], now);
  expect((await requestQuote()).return_fee).toBe(70);
  const id = await owner.placeOrder();
  server.clock.advance(10);
  await setRules(db(), 'areas', [], server.clock.nowSeconds());
  expect((await requestQuote()).return_fee).toBe(42);
  await bringBack(id);
  expect(await listReturns(id)).toMatchObject([{ amount_minor: 70 }]);
});

it('adds no line where the tariff names no price, and none where no tariff gave the fee', async () => {
  const { returnPrice: _price, ...unpriced } = priced(42);
  await setTariff(db(), unpriced, server.clock.nowSeconds());
  const withoutPrice = await owner.placeOrder();
  await setReturnPrice(42);
  const { fee: feeMinor } = await requestQuote();
  const trip = { source: SHOP, destination: DESTINATION };
  const quote = { country: 'TW' as const, vendorId: 'v1001', feeMinor, ...trip };
  const { signature } = signQuote(server.deps.keys.signatureSecret, quote, server.clock.nowSeconds());
  const withoutTariff = await owner.placeOrder((body) => ({ ...body, signature }));
  for (const id of [withoutPrice, withoutTariff]) {
    const rows = await listChargeRows(db(), id);
    await bringBack(id);
    expect(await listChargeRows(db(), id)).toEqual(rows);
  }
});
