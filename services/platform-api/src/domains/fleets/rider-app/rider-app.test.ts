import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { createShop } from '../../../testing/callers/fleet-client';
import { SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { dispatch, riderPhone, type RiderPhone } from '../../../testing/callers/rider-phone';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

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

function photo(): Buffer {
  const image = new PNG({ width: 4, height: 3 });
  image.data.fill(0x7f);
  return PNG.sync.write(image);
}

async function offerTo(phone: RiderPhone, orderId: string) {
  const offer = (await phone.offers()).find(({ order_id }) => order_id === orderId);
  if (!offer) throw new Error(`${phone.rider.name} has no offer of ${orderId}`);
  return offer;
}

/** Brings an order to the end, so that its rider is free again. */
async function finish(phone: RiderPhone, orderId: string): Promise<void> {
  await phone.report(orderId, { status: 'PICKED_UP' });
  await phone.report(orderId, { status: 'DELIVERED' });
}

it('offers an order to the nearest rider, then to the next one after a refusal, who brings it to the customer', async () => {
  const orderId = await shop.placeOrder((body) => ({
    ...body,
    order: { ...body.order, payment_method: 'CASH_ON_DELIVERY' },
  }));
  await dispatch(server);
  expect((await shop.order(orderId)).status).toBe('WAITING_FOR_TRANSPORT');
  const declined = await offerTo(near, orderId);
  expect(declined).toMatchObject({
    approach_metres: 300,
    currency: 'TWD',
    pickup: { name: 'Harbour Tea', ...SHOP },
    items: { amount_to_collect: 640 },
  });
  expect(declined.dropoff.name).toBe('');
  const placed = await shop.order(orderId);
  const { customer } = placed;
  const written = JSON.stringify(declined);
  for (const secret of ['+886912048317', customer.name, customer.location.address, '"notes"'])
    expect(written).not.toContain(secret);
  expect(customer.location.address).toContain(declined.dropoff.address);
  expect(declined.dropoff.address).not.toMatch(/\d/);
  expect(declined.dropoff.latitude).toBe(Number(customer.location.latitude.toFixed(3)));
  expect(await far.offers()).toEqual([]);
  expect((await near.call('POST', `/offers/${declined.offer_id}/decline`)).body).toEqual({ declined: true });
  await dispatch(server);
  const offer = await offerTo(far, orderId);
  const accepted = await far.call('POST', `/offers/${offer.offer_id}/accept`);
  expect(accepted.body.delivery).toMatchObject({
    status: 'COURIER_ACCEPTED_DELIVERY',
    fee: offer.fee,
    dropoff: { phone_number: '+886912048317' },
    rider: { name: 'Lin Mei' },
  });
  expect((await far.shift()).deliveries.map(({ order_id }) => order_id)).toEqual([orderId]);

  const recorded_at = server.clock.nowSeconds();
  const positions = [{ latitude: 25.0425, longitude: 121.5445, recorded_at }];
  expect((await far.call('POST', '/positions', { positions })).body).toEqual({
    accepted: 1,
    suspicious: 0,
    ignored: 0,
  });
  const { rider_id: riderId } = await shop.order(orderId);
  expect((await shop.call('GET', `/riders/${riderId}`)).body.result).toMatchObject({
    name: 'Lin Mei',
    latitude: 25.0425,
  });
  for (const status of ['NEAR_VENDOR', 'PICKED_UP', 'NEAR_CUSTOMER'] as const)
    expect((await far.report(orderId, { status })).status).toBe(200);
  expect((await far.call('PUT', `/deliveries/${orderId}/proofs/delivery`, photo())).status).toBe(200);
  await far.report(orderId, { status: 'DELIVERED', collected_amount: 640 });
  const order = await shop.order(orderId);
  expect(order.status).toBe('DELIVERED');
  expect(order.proofs).toHaveLength(1);
  expect((await far.shift()).earnings).toEqual({
    currency: 'TWD',
    amount: offer.fee,
    cash: 640,
    deliveries: 1,
    returns: 0,
  });
  const farther = { latitude: SHOP.latitude + 0.008, longitude: SHOP.longitude };
  await far.call('POST', '/positions', {
    positions: [{ ...farther, recorded_at: server.clock.nowSeconds() }],
  });
});

it('gives an order to one of two riders who accept at the same time', async () => {
  server.deps.config.riders.offersAtOnce = 2;
  const orderId = await shop.placeOrder();
  await dispatch(server);
  const offers = [await offerTo(near, orderId), await offerTo(far, orderId)];
  const answers = await Promise.all(
    [near, far].map((phone, index) => phone.call('POST', `/offers/${offers[index]?.offer_id ?? ''}/accept`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? near : far;
  const repeated = await winner.call(
    'POST',
    `/offers/${offers[winner === near ? 0 : 1]?.offer_id ?? ''}/accept`,
  );
  expect(repeated.status).toBe(200);
  const loser = winner === near ? far : near;
  expect(await loser.offers()).toEqual([]);
  expect((await loser.report(orderId, { status: 'PICKED_UP' })).status).toBe(404);
  server.deps.config.riders.offersAtOnce = 1;
  await finish(winner, orderId);
});

it('lets an offer without an answer expire and offers the order to another rider', async () => {
  const orderId = await shop.placeOrder();
  await dispatch(server);
  const offer = await offerTo(near, orderId);
  server.clock.advance(31);
  await dispatch(server);
  const late = await near.call('POST', `/offers/${offer.offer_id}/accept`);
  expect([late.status, late.body.meta?.translation_key]).toEqual([409, 'offer-ended']);
  const next = await offerTo(far, orderId);
  await far.call('POST', `/offers/${next.offer_id}/accept`);
  await finish(far, orderId);
});

it('reports an order that no rider takes as delayed, and offers it to every rider again', async () => {
  const orderId = await shop.placeOrder();
  await dispatch(server);
  for (const phone of [near, far]) {
    const offer = await offerTo(phone, orderId);
    await phone.call('POST', `/offers/${offer.offer_id}/decline`);
    await dispatch(server);
  }
  expect([...(await near.offers()), ...(await far.offers())]).toEqual([]);
  server.clock.advance(600);
  await dispatch(server);
  const { status_history: history } = await shop.order(orderId);
  expect(history.map(({ status }) => status)).toEqual([
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'DELAYED',
    'WAITING_FOR_TRANSPORT',
  ]);
  const again = await offerTo(near, orderId);
  await near.call('POST', `/offers/${again.offer_id}/accept`);
  await finish(near, orderId);
});

it('looks for another rider when the first one gives the order back before the collection', async () => {
  const orderId = await shop.placeOrder();
  await dispatch(server);
  const offer = await offerTo(near, orderId);
  await near.call('POST', `/offers/${offer.offer_id}/accept`);
  expect((await near.report(orderId, { status: 'WAITING_FOR_TRANSPORT' })).status).toBe(200);
  await dispatch(server);
  expect(await near.offers()).toEqual([]);
  const next = await offerTo(far, orderId);
  await far.call('POST', `/offers/${next.offer_id}/accept`);
  await finish(far, orderId);
});

describe('an event of a phone', () => {
  let orderId: string;
  beforeAll(async () => {
    orderId = await shop.placeOrder();
    await dispatch(server);
    const offer = await offerTo(near, orderId);
    await near.call('POST', `/offers/${offer.offer_id}/accept`);
  });

  it('that is sent twice changes the order once', async () => {
    const event = {
      event_id: 'twice',
      status: 'PICKED_UP' as const,
      occurred_at: server.clock.nowSeconds() + 1,
    };
    expect((await near.report(orderId, event)).status).toBe(200);
    expect((await near.report(orderId, event)).status).toBe(200);
    const { status_history: history } = await shop.order(orderId);
    expect(history.filter(({ status }) => status === 'PICKED_UP')).toHaveLength(1);
  });

  it('that the rules forbid is 409, of a status that riders do not report 400, of another order 404', async () => {
    const cancelled = await near.report(orderId, { status: 'CANCELLED', reason: 'RIDER_ACCIDENT' });
    expect([cancelled.status, cancelled.body.meta?.translation_key]).toEqual([409, 'transition-not-allowed']);
    expect((await near.report(orderId, { status: 'STALLED' as 'DELIVERED' })).status).toBe(400);
    expect((await far.report(orderId, { status: 'DELIVERED' })).status).toBe(404);
    expect((await near.report('v1001-none', { status: 'DELIVERED' })).status).toBe(404);
  });

  it('brings its note to the shop, also while the order is late', async () => {
    await near.report(orderId, { status: 'DELAYED', note: '  The bridge is closed. ' });
    expect((await shop.order(orderId)).fleet_note).toMatchObject({
      text: 'The bridge is closed.',
      status: 'DELAYED',
    });
  });

  it('brings the order back to the shop with its reason, which is no delivery and earns no fee', async () => {
    const { earnings: before } = await near.shift();
    const returned = await near.report(orderId, {
      status: 'RETURN_INITIATED',
      reason: 'RIDER_UNABLE_TO_FIND_CUSTOMER',
    });
    expect(returned.status).toBe(200);
    const { status_history: history } = await shop.order(orderId);
    const problem = { status: 'RETURN_INITIATED', reason: 'RIDER_ACCIDENT' } as const;
    expect((await near.report(orderId, problem)).status).toBe(409);
    expect((await near.report(orderId, { ...problem, note: 'A flat tyre.' })).status).toBe(200);
    expect(await shop.order(orderId)).toMatchObject({
      status: 'RETURN_INITIATED',
      status_history: history,
      return_reason: 'RIDER_UNABLE_TO_FIND_CUSTOMER',
      fleet_note: { text: 'A flat tyre.', status: 'RETURN_INITIATED' },
    });
    await near.report(orderId, { status: 'RETURNED_TO_VENDOR' });
    expect(await shop.order(orderId)).toMatchObject({
      status: 'RETURNED_TO_VENDOR',
      return_reason: 'RIDER_UNABLE_TO_FIND_CUSTOMER',
    });
    expect((await near.shift()).earnings).toEqual({ ...before, returns: (before.returns ?? 0) + 1 });
  });
});

it('makes no offer to a rider off duty, beyond the radius or with an old position', async () => {
  await near.call('POST', '/duty', { on_duty: false });
  const place = { latitude: SHOP.latitude + 0.2, longitude: SHOP.longitude };
  await far.call('POST', '/positions', {
    positions: [{ ...place, recorded_at: server.clock.nowSeconds() }],
  });
  const orderId = await shop.placeOrder();
  await dispatch(server);
  expect([...(await near.offers()), ...(await far.offers())]).toEqual([]);
  const positions = [{ ...SHOP, recorded_at: server.clock.nowSeconds() }];
  expect((await near.call('POST', '/positions', { positions })).body).toEqual({
    accepted: 0,
    suspicious: 0,
    ignored: 1,
  });
  await far.call('POST', '/positions', { positions });
  server.clock.advance(16 * 60);
  await dispatch(server);
  expect(await far.offers()).toEqual([]);
  await far.call('POST', '/positions', {
    positions: [{ ...SHOP, recorded_at: server.clock.nowSeconds() }],
  });
  await dispatch(server);
  expect((await offerTo(far, orderId)).approach_metres).toBe(0);
});

it('withdraws the offer of an order that the shop cancels', async () => {
  shop = await signedInCaller(server, 'owner@v1001.example');
  const waiting = (await far.offers())[0];
  if (waiting) await far.call('POST', `/offers/${waiting.offer_id}/decline`);
  const orderId = await shop.placeOrder();
  await dispatch(server);
  const offer = await offerTo(far, orderId);
  const cancelled = await shop.call('PUT', '/order/cancel', {
    order_id: orderId,
    vendor_id: 'v1001',
    reason: 'CUSTOMER_CANCELLED',
  });
  expect([cancelled.status, (await shop.order(orderId)).status]).toEqual([200, 'CANCELLED']);
  await dispatch(server);
  expect(await far.offers()).toEqual([]);
  const late = await far.call('POST', `/offers/${offer.offer_id}/accept`);
  expect([late.status, late.body.meta?.translation_key]).toEqual([409, 'offer-taken']);
});
