import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Fee, LatLng } from '@courier/api-client/contract';
import { pathLength } from '@courier/api-client/order-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { isInside } from '@courier/config/geometry';
import { demoFee } from '../../../testing/server/demonstration';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const trip = { source: SHOP, destination: DESTINATION, vendor_id: 'v1001', delivery_type: 'food' };
const validate = async (lat: number, lng: number, vendor_id = 'v1001') =>
  (
    await owner.call('POST', '/delivery/area/validate', {
      location: { lat, lng },
      vendor_location: SHOP,
      vendor_id,
    })
  ).body.result;

describe('POST /delivery/fee', () => {
  it('returns fee, signature, parts and their validity [API-FEE-01]', async () => {
    const answer = await owner.call('POST', '/delivery/fee', trip);
    const fee = answer.body as unknown as Fee;
    expect(answer.status).toBe(200);
    expect(fee).toEqual({
      fee: 84,
      distance_metres: 1801,
      signature: expect.any(String),
      valid_until: server.clock.nowSeconds() + 300,
      parts: [
        { kind: 'base', amount: 65 },
        { kind: 'distance', amount: 19 },
      ],
      lines: [
        { kind: 'base', amount: 65 },
        { kind: 'distance', amount: 19 },
      ],
      route: expect.any(Array),
    });
  });

  it('contains the measured route, from shop to door', async () => {
    const fee = (await owner.call('POST', '/delivery/fee', trip)).body as unknown as Fee;
    const route = fee.route ?? [];
    expect([route[0], route.at(-1)]).toEqual([SHOP, DESTINATION]);
    expect(fee.fee).toBe(demoFee('TW', pathLength(route), false));
  });

  it('binds the signature to the source as well [API-ORDER-12]', async () => {
    const body = await owner.orderBody();
    const elsewhere = await owner.call('POST', '/delivery/fee', {
      ...trip,
      source: { latitude: 25.0391, longitude: 121.5553 },
    });
    const { fee, signature } = elsewhere.body as unknown as Fee;
    const answer = await owner.call('POST', '/order', { ...body, delivery_fee: fee, signature });
    expect([answer.status, answer.body.message]).toEqual([400, 'SignatureInvalid']);
  });

  it.each([
    ['another delivery type', { ...trip, delivery_type: 'parcel' }],
    ['no destination', { ...trip, destination: undefined }],
    ['a latitude of 91', { ...trip, destination: { latitude: 91, longitude: 0 } }],
  ])('refuses %s [API-FEE-01]', async (_name, body) => {
    expect((await owner.call('POST', '/delivery/fee', body)).status).toBe(400);
  });

  it('quotes nothing for the vendor of another account', async () => {
    expect((await owner.call('POST', '/delivery/fee', { ...trip, vendor_id: 'v4001' })).status).toBe(404);
    expect((await owner.call('POST', '/delivery/fee', { ...trip, vendor_id: 'v9999' })).status).toBe(404);
  });
});

describe('delivery areas', () => {
  it('are DELIVERABLE inside and NOT_DELIVERABLE outside the displayed area [API-FEE-02]', async () => {
    expect(await validate(DESTINATION.latitude, DESTINATION.longitude)).toBe('DELIVERABLE');
    expect(await validate(24.99, 121.3)).toBe('NOT_DELIVERABLE');
    expect(await validate(22.6, 120.3)).toBe('NOT_DELIVERABLE');
    const drawn = (await owner.call('GET', '/delivery/areas/v1001')).body.result as { areas: LatLng[][] };
    const [area = []] = drawn.areas;
    expect(area).toHaveLength(12);
    for (let step = 0; step < 40; step += 1) {
      const point = { latitude: 25.0 + step * 0.0021, longitude: 121.48 + step * 0.0033 };
      expect(await validate(point.latitude, point.longitude)).toBe(
        isInside(area, point) ? 'DELIVERABLE' : 'NOT_DELIVERABLE',
      );
    }
  });

  it('use the position of the vendor, regardless of the position in the call', async () => {
    const answer = await owner.call('POST', '/delivery/area/validate', {
      location: { lat: 24.99, lng: 121.3 },
      vendor_location: { latitude: 24.99, longitude: 121.3 },
      vendor_id: 'v1001',
    });
    expect(answer.body.result).toBe('NOT_DELIVERABLE');
  });

  it('do not exist for a vendor without a position, whose collection point decides', async () => {
    const unpinned = await signedInCaller(server, 'nopin@demo.test', 'v5001');
    expect((await unpinned.call('GET', '/delivery/areas/v5001')).body.result).toEqual({ areas: [] });
    const answer = await unpinned.call('POST', '/delivery/area/validate', {
      location: { lat: DESTINATION.latitude, lng: DESTINATION.longitude },
      vendor_location: SHOP,
      vendor_id: 'v5001',
    });
    expect(answer.body.result).toBe('DELIVERABLE');
  });

  it('use the position of the sender for an order of a vendor without a position', async () => {
    const unpinned = await signedInCaller(server, 'nopin@demo.test', 'v5001');
    expect((await unpinned.call('POST', '/order', await unpinned.orderBody())).body.meta?.field).toBe(
      'sender.location',
    );
    const id = await unpinned.placeOrder((body) => ({
      ...body,
      sender: {
        name: 'Night Market Books',
        phone_number: '+886223375001',
        location: { ...SHOP, address: 'No. 5, Ln. 6, Linyi St.', notes: '' },
      },
    }));
    expect((await unpinned.order(id)).sender).toMatchObject({
      name: 'Night Market Books',
      email: '',
      location: SHOP,
    });
  });
});

describe('POST /estimations', () => {
  it('returns minutes to the shop and to the door [API-FEE-03]', async () => {
    const answer = await owner.call('POST', '/estimations', trip);
    const { estimations } = answer.body as unknown as { estimations: { pick_up: number; drop_off: number } };
    expect(estimations.pick_up).toBe(15);
    expect(estimations.drop_off).toBeGreaterThan(20);
    expect(estimations.drop_off).toBeLessThan(40);
  });
});
