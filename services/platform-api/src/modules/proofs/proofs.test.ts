import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { API, signedInCaller, type TestCaller } from '../../testing/place-order';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import { crc32 } from './crc32';

let server: TestApp;
let owner: TestCaller;
let authorization: string;
let orderId: string;
const proof = (id: string, kind: string, as = authorization) =>
  server.app.inject({ url: `${API}/order/${id}/proof/${kind}`, headers: { authorization: as } });

beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  authorization = await server.authorizationOf('owner@demo.test');
  orderId = await owner.placeOrder();
  await owner.call('POST', `/simulator/orders/${orderId}/advance`, { status: 'DELIVERED' });
}, 60_000);
afterAll(() => server.close());

/** Reads a PNG strictly: signature, the checksum of every chunk, and rows of the size the header names. */
function readPng(file: Buffer) {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString(), body.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const height = chunks.get('IHDR')?.readUInt32BE(4) ?? 0;
  const pixels = inflateSync(chunks.get('IDAT') as Buffer);
  return { width, height, pixels, colours: (chunks.get('PLTE')?.length ?? 0) / 3 };
}

describe('a proof', () => {
  it('is a picture of the pickup and of the delivery [API-MISC-05]', async () => {
    const [pickup, delivery] = await Promise.all([proof(orderId, 'pickup'), proof(orderId, 'delivery')]);
    for (const { statusCode, headers, rawPayload } of [pickup, delivery]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height, pixels, colours } = readPng(rawPayload);
      expect(pixels).toHaveLength((width + 1) * height);
      expect(Math.max(...pixels)).toBeLessThan(colours);
      expect(new Set(pixels).size).toBeGreaterThan(5);
    }
    expect(pickup.rawPayload.equals(delivery.rawPayload)).toBe(false);
    expect((await proof(orderId, 'pickup')).rawPayload.equals(pickup.rawPayload)).toBe(true);
  });

  it('that was not taken, of an unknown kind or of a foreign order is refused', async () => {
    expect((await proof(orderId, 'return')).statusCode).toBe(404);
    expect((await proof(orderId, 'selfie')).statusCode).toBe(400);
    expect((await proof('v2001-2611nobody', 'pickup')).statusCode).toBe(404);
    expect((await proof(orderId, 'pickup', await server.authorizationOf('solo@demo.test'))).statusCode).toBe(
      404,
    );
    expect((await proof(orderId, 'pickup', '')).statusCode).toBe(401);
  });

  it('has checksums as the format defines them', () => {
    expect(crc32(Buffer.from('IEND'))).toBe(0xae426082);
    expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  });
});
