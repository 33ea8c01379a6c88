import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
let authorization: string;
let orderId: string;
const proof = (id: string, kind: string, as = authorization) =>
  server.app.inject({ url: `${API}/order/${id}/proof/${kind}`, headers: { authorization: as } });

beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  authorization = await server.authorize('owner@demo.test');
  orderId = await owner.placeOrder();
  await owner.call('POST', `/simulator/orders/${orderId}/advance`, { status: 'DELIVERED' });
});
afterAll(() => server.close());

describe('a proof', () => {
  it('is a picture of the pickup and of the delivery [API-MISC-05]', async () => {
    const [pickup, delivery] = await Promise.all([proof(orderId, 'pickup'), proof(orderId, 'delivery')]);
    for (const { statusCode, headers, rawPayload } of [pickup, delivery]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height, data } = PNG.sync.read(rawPayload);
      const colours = new Set(Array.from({ length: width * height }, (_, at) => data.readUInt32BE(at * 4)));
      expect([width, height]).toEqual([320, 240]);
      expect(colours.size).toBeGreaterThan(5);
      // The image is opaque.
      for (const colour of colours) expect(colour & 0xff).toBe(0xff);
    }
    expect(pickup.rawPayload.equals(delivery.rawPayload)).toBe(false);
    expect((await proof(orderId, 'pickup')).rawPayload.equals(pickup.rawPayload)).toBe(true);
  });

  it('that was not taken, of an unknown kind or of a foreign order is refused', async () => {
    expect((await proof(orderId, 'return')).statusCode).toBe(404);
    expect((await proof(orderId, 'selfie')).statusCode).toBe(400);
    expect((await proof('v2001-2611nobody', 'pickup')).statusCode).toBe(404);
    expect((await proof(orderId, 'pickup', await server.authorize('solo@demo.test'))).statusCode).toBe(404);
    expect((await proof(orderId, 'pickup', '')).statusCode).toBe(401);
  });
});
