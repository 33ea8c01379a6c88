import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startPandago, type PandagoStandIn } from '../../../testing/companies/pandago-stand-in';
import { sampleDelivery } from '../../../testing/inputs/sample-delivery';
import { createTestClock, type TestClock } from '../../../testing/server/start-test-app';
import type { ExternalFleet } from '../external/company/external-fleet';
import { openCourierCompany } from '../external/company/courier-company';
import { pandago as company } from './pandago-fleet';

const SECRET = 'a-secret-of-callbacks';
const ORDER_ID = 'a1b2-c3d4';

let pandago: PandagoStandIn;
let clock: TestClock;
let fleet: ExternalFleet;
beforeEach(async () => {
  clock = createTestClock(1_800_000_000_000);
  pandago = await startPandago(() => clock.nowSeconds(), SECRET);
  fleet = openCourierCompany(company, pandago.credentials, { country: 'TW', clock });
});
afterEach(() => pandago.close());

const toCallback = ({ payload, headers }: { payload: string; headers: Record<string, string> }) => ({
  headers,
  body: Buffer.from(payload),
});

describe('the client of pandago', () => {
  it('estimates fee and times', async () => {
    expect(await fleet.quote(sampleDelivery())).toEqual({
      fee: 81.5,
      currency: 'TWD',
      pickupAtSeconds: clock.nowSeconds() + 600,
      dropoffAtSeconds: clock.nowSeconds() + 1800,
    });
  });

  it('creates an order under our id and finds it again', async () => {
    const created = await fleet.create(sampleDelivery());
    expect(created).toMatchObject({ externalId: 'y0ud-000001', orderId: ORDER_ID, providerStatus: 'NEW' });
    expect(pandago.byClient(ORDER_ID).request).toMatchObject({
      payment_method: 'PAID',
      amount: 640,
      sender: { name: 'Harbour Tea', notes: 'Side door', location: { latitude: 25.0421 } },
      recipient: { name: 'Lin Chia-hao', phone_number: '+886912048317' },
    });
    expect((await fleet.findByOrder(ORDER_ID))?.externalId).toBe('y0ud-000001');
    expect(await fleet.findByOrder('another')).toBeNull();
  });

  it('changes address, notes and amount', async () => {
    await fleet.create(sampleDelivery());
    const { dropoff, items } = sampleDelivery();
    await fleet.change(
      'y0ud-000001',
      sampleDelivery({
        dropoff: { ...dropoff, notes: 'Ring twice' },
        items: { ...items, payment_method: 'CASH_ON_DELIVERY' },
      }),
    );
    expect(pandago.byClient(ORDER_ID).request).toMatchObject({
      payment_method: 'CASH_ON_DELIVERY',
      amount: 640,
      location: { notes: 'Ring twice' },
    });
  });

  it('cancels with a reason that pandago takes, until a courier has accepted', async () => {
    await fleet.create(sampleDelivery());
    await fleet.cancel('y0ud-000001', 'INCORRECT_ORDER_DETAILS');
    expect(pandago.byClient(ORDER_ID).cancellation?.reason).toBe('MISTAKE_ERROR');
    await fleet.create(sampleDelivery({ order_id: 'second' }));
    pandago.move('second', 'COURIER_ACCEPTED_DELIVERY');
    await expect(fleet.cancel('y0ud-000002', null)).rejects.toMatchObject({
      kind: 'refused',
      status: 409,
    });
  });

  it('reads every status of the history, the rider, the position and a photo', async () => {
    await fleet.create(sampleDelivery());
    clock.advance(60);
    for (const status of ['RECEIVED', 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP']) pandago.move(ORDER_ID, status);
    pandago.position = { latitude: 25.04, longitude: 121.55, updated_at: clock.nowSeconds() };
    pandago.proofs.set('pickup/y0ud-000001', Buffer.from('photo').toString('base64'));
    const read = await fleet.read('y0ud-000001');
    expect(read.history.map(({ status }) => status)).toEqual([
      'RECEIVED',
      'ASSIGNED_TO_TRANSPORT',
      'PICKED_UP',
    ]);
    expect(read.rider).toEqual({ rider_id: '12324', name: 'Panda Go', phone_number: '+886900000000' });
    expect(await fleet.findPosition('y0ud-000001')).toMatchObject({ latitude: 25.04, longitude: 121.55 });
    expect(await fleet.findPhoto('y0ud-000001', 'pickup')).toBe(Buffer.from('photo').toString('base64'));
    expect(await fleet.findPhoto('y0ud-000001', 'delivery')).toBeNull();
  });

  it('renews an expired token once and repeats the call', async () => {
    await fleet.create(sampleDelivery());
    pandago.plan.plan('GET /orders/y0ud', '401');
    expect((await fleet.read('y0ud-000001')).externalId).toBe('y0ud-000001');
    expect(pandago.tokens).toHaveLength(2);
    pandago.plan.plan('GET /orders/y0ud', '401', '401');
    await expect(fleet.read('y0ud-000001')).rejects.toMatchObject({ kind: 'refused', status: 401 });
  });

  it.each([
    ['429', { kind: 'busy', status: 429, retryAfterSeconds: 7 }],
    ['500', { kind: 'lost', status: 500 }],
    ['cut', { kind: 'lost', status: null }],
  ] as const)('says what an answer with %s means for a repeat', async (fault, error) => {
    pandago.plan.plan('POST /orders', fault);
    await expect(fleet.create(sampleDelivery())).rejects.toMatchObject(error);
  });

  it('treats an unreachable token server as "nothing happened"', async () => {
    pandago.plan.plan('POST /oauth2/token', '500');
    await expect(fleet.create(sampleDelivery())).rejects.toMatchObject({ kind: 'busy' });
  });

  it('contains neither token nor key in an error', async () => {
    pandago.plan.plan('POST /orders', '500');
    const error: unknown = await fleet.create(sampleDelivery()).catch((reason: unknown) => reason);
    expect(JSON.stringify([String(error), error])).not.toMatch(/token-1|PRIVATE KEY|Lin Chia/);
  });
});

describe('a callback of pandago', () => {
  it('is a fact with the right signature and refused with a wrong one', async () => {
    await fleet.create(sampleDelivery());
    pandago.move(ORDER_ID, 'RECEIVED');
    const callback = toCallback(pandago.callback(ORDER_ID, SECRET));
    expect(fleet.readCallback(callback)).toMatchObject({
      kind: 'fact',
      delivery: { orderId: ORDER_ID, history: [{ status: 'RECEIVED' }] },
    });
    expect(fleet.readCallback(toCallback(pandago.callback(ORDER_ID, 'another-secret-here')))).toEqual({
      kind: 'forged',
    });
    expect(fleet.readCallback({ ...callback, headers: {} })).toEqual({ kind: 'forged' });
    const changed = Buffer.from(callback.body.toString().replace('RECEIVED', 'DELIVERED'));
    expect(fleet.readCallback({ ...callback, body: changed })).toEqual({ kind: 'forged' });
  });

  it('is only a hint without a configured secret', async () => {
    await fleet.create(sampleDelivery());
    const unsigned = openCourierCompany(
      company,
      { ...pandago.credentials, callbackSecret: null },
      { country: 'TW', clock },
    );
    expect(unsigned.readCallback(toCallback(pandago.callback(ORDER_ID, 'any-secret-at-all')))).toEqual({
      kind: 'hint',
      externalId: 'y0ud-000001',
      orderId: ORDER_ID,
    });
    expect(unsigned.readCallback({ headers: {}, body: Buffer.from('no json') })).toEqual({
      kind: 'unreadable',
    });
  });
});
