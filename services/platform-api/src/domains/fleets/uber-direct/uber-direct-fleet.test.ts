import { CANCEL_REASONS } from '@courier/api-client/order-rules';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sampleDelivery } from '../../../testing/inputs/sample-delivery';
import { createTestClock, type TestClock } from '../../../testing/server/start-test-app';
import { startUberDirect, type UberDirectStandIn } from '../../../testing/companies/uber-direct-stand-in';
import type { ExternalFleet } from '../external/company/external-fleet';
import { readUberDelivery } from './read-uber-delivery';
import { openCourierCompany } from '../external/company/courier-company';
import { uberDirect } from './uber-direct-fleet';
import { UBER_REASONS } from './uber-values';

const SECRET = 'a-signing-key-of-uber';
const ORDER_ID = 'a1b2-c3d4';

let uber: UberDirectStandIn;
let clock: TestClock;
let fleet: ExternalFleet;
beforeEach(async () => {
  clock = createTestClock(1_800_000_000_000);
  uber = await startUberDirect(() => clock.nowSeconds(), SECRET);
  fleet = openCourierCompany(uberDirect, uber.credentials, { country: 'TW', clock });
});
afterEach(() => uber.close());

const toCallback = ({ payload, headers }: { payload: string; headers: Record<string, string> }) => ({
  headers,
  body: Buffer.from(payload),
});

describe('the values of Uber Direct', () => {
  it.each([
    ['pending', 'WAITING_FOR_TRANSPORT'],
    ['pickup', 'COURIER_ACCEPTED_DELIVERY'],
    ['pickup_complete', 'PICKED_UP'],
    ['dropoff', 'COURIER_LEFT_VENDOR'],
    ['delivered', 'DELIVERED'],
    ['canceled', 'CANCELLED'],
    ['returned', 'RETURNED_TO_VENDOR'],
  ])('translate the status %s to %s', (status, ours) => {
    const read = readUberDelivery({ id: 'del_1', status, updated: '2026-11-28T08:00:00Z' }, 0);
    expect(read.history).toEqual([{ status: ours, occurredAtSeconds: 1_795_852_800 }]);
    expect(read.unknownValues).toEqual([]);
  });

  it('translate the known reason and keep unknown values as they are', () => {
    for (const reason of Object.values(UBER_REASONS)) expect(CANCEL_REASONS).toContain(reason);
    const closed = { id: 'del_1', status: 'canceled', undeliverable_reason: 'STORE_CLOSED' };
    expect(readUberDelivery(closed, 0).cancelReason).toBe('OUTSIDE_SERVICE_HOURS');
    const odd = { id: 'del_1', status: 'canceled', undeliverable_reason: 'VOLCANO' };
    expect(readUberDelivery(odd, 0)).toMatchObject({
      cancelReason: 'VOLCANO',
      unknownValues: [{ field: 'reason', value: 'VOLCANO' }],
    });
    expect(readUberDelivery({ id: 'del_1', status: 'hovering' }, 0)).toMatchObject({
      history: [],
      providerStatus: 'hovering',
      unknownValues: [{ field: 'status', value: 'hovering' }],
    });
  });
});

describe('the client of Uber Direct', () => {
  it('estimates fee and times', async () => {
    expect(await fleet.quote(sampleDelivery())).toEqual({
      fee: 81.5,
      currency: 'TWD',
      pickupAtSeconds: clock.nowSeconds() + 600,
      dropoffAtSeconds: clock.nowSeconds() + 1800,
    });
  });

  it('creates a delivery under our id, changes and cancels it', async () => {
    const { externalId } = await fleet.create(sampleDelivery());
    expect(uber.byOrder(ORDER_ID).request).toMatchObject({
      external_id: ORDER_ID,
      idempotency_key: ORDER_ID,
      pickup_address: expect.stringContaining('"country":"TW"'),
      manifest_items: [{ price: 64_000 }],
    });
    const { dropoff } = sampleDelivery();
    await fleet.change(externalId, sampleDelivery({ dropoff: { ...dropoff, notes: 'Ring twice' } }));
    expect(uber.byOrder(ORDER_ID).request).toMatchObject({ dropoff_notes: 'Ring twice' });
    await fleet.cancel(externalId, 'USER_REQUEST');
    expect((await fleet.read(externalId)).history).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('finds a delivery by our id on a later page of the list', async () => {
    await fleet.create(sampleDelivery());
    for (let index = 0; index < 120; index += 1)
      await fleet.create(sampleDelivery({ order_id: `order-${index}` }));
    expect((await fleet.findByOrder(ORDER_ID))?.externalId).toBe('del_1');
    expect(await fleet.findByOrder('another')).toBeNull();
  });

  it('refuses cash without a call, because Uber Direct has no field for it', async () => {
    const { items } = sampleDelivery();
    const cash = sampleDelivery({ items: { ...items, payment_method: 'CASH_ON_DELIVERY' } });
    await expect(fleet.create(cash)).rejects.toMatchObject({ kind: 'refused' });
    expect(uber.plan.calls).toEqual([]);
  });

  it('reads rider, position, photo and signature', async () => {
    const { externalId } = await fleet.create(sampleDelivery());
    uber.move(ORDER_ID, 'pickup_complete');
    uber.proofs.set(`${externalId}/dropoff/picture`, Buffer.from('photo').toString('base64'));
    uber.proofs.set(`${externalId}/dropoff/signature`, 'iVBORw0KGgoAAA==');
    expect(await fleet.read(externalId)).toMatchObject({
      rider: { name: 'Robo C.', phone_number: '+886900111222' },
      position: { latitude: 25.04, longitude: 121.55 },
    });
    expect(await fleet.findPhoto(externalId, 'delivery')).toBe(Buffer.from('photo').toString('base64'));
    expect(await fleet.findPhoto(externalId, 'pickup')).toBeNull();
    expect(await fleet.findSignature(externalId)).toBe('iVBORw0KGgoAAA==');
  });

  it('renews an expired token once and repeats the call', async () => {
    const { externalId } = await fleet.create(sampleDelivery());
    uber.plan.plan('GET /deliveries/', '401');
    expect((await fleet.read(externalId)).externalId).toBe(externalId);
    expect(uber.tokens).toHaveLength(2);
  });
});

describe('a callback of Uber Direct', () => {
  it.each(['x-uber-signature', 'x-postmates-signature'])('is a fact when %s is right', async (header) => {
    await fleet.create(sampleDelivery());
    uber.move(ORDER_ID, 'pickup');
    const { payload, headers } = uber.callback(ORDER_ID, SECRET);
    const signed = { [header]: headers['x-uber-signature'] ?? '' };
    expect(fleet.readCallback(toCallback({ payload, headers: signed }))).toMatchObject({
      kind: 'fact',
      delivery: { orderId: ORDER_ID, history: [{ status: 'COURIER_ACCEPTED_DELIVERY' }] },
    });
    const forged = toCallback({ payload: payload.replace('pickup', 'delivered'), headers: signed });
    expect(fleet.readCallback(forged)).toEqual({ kind: 'forged' });
  });

  it('about a courier, or without a configured key, is only a hint', async () => {
    const { externalId } = await fleet.create(sampleDelivery());
    const unsigned = openCourierCompany(
      uberDirect,
      { ...uber.credentials, callbackSecret: null },
      { country: 'TW', clock },
    );
    const courier = {
      kind: 'event.courier_update',
      delivery_id: externalId,
      location: { lat: 25, lng: 121 },
    };
    expect(unsigned.readCallback({ headers: {}, body: Buffer.from(JSON.stringify(courier)) })).toEqual({
      kind: 'hint',
      externalId,
      orderId: null,
    });
    expect(unsigned.readCallback(toCallback(uber.callback(ORDER_ID, SECRET)))).toMatchObject({
      kind: 'hint',
    });
    expect(unsigned.readCallback({ headers: {}, body: Buffer.from('[]') })).toEqual({ kind: 'unreadable' });
  });
});
