import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { sendCall, callRows, sampleCallParts } from '../../testing/server/contract-calls';
import { signedInCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await startTestApp();
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => server.close());

/** Sends raw bytes; returns the status line after the server closed the connection. */
const raw = (lines: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (data) => (heard += String(data)));
    socket.once('end', () => resolve(heard.split('\r\n')[0] ?? ''));
    socket.once('error', reject);
  });
const GET = (path: string) => `GET ${path} HTTP/1.1`;
const CLOSE = 'Connection: close';

describe('a request with two hosts', () => {
  it.each([
    [['Host: pk.localhost', 'Host: tw.localhost']],
    [['Host: tw.localhost', 'host: tw.localhost']],
    [['HOST: de.localhost', 'X-Other: 1', 'hOsT: kw.localhost']],
  ])('is refused: %j', async (hosts) => {
    for (const path of ['/healthz', '/', '/courier/api/v1/vendors', '/nothing'])
      expect(await raw([GET(path), ...hosts, CLOSE])).toBe('HTTP/1.1 400 Bad Request');
  });

  it('is distinguished from one host', async () => {
    expect(await raw([GET('/healthz'), 'Host: pk.localhost', CLOSE])).toBe('HTTP/1.1 200 OK');
  });
});

describe('a websocket', () => {
  const upgrade = (path: string) =>
    raw([
      GET(path),
      'Host: tw.localhost',
      'Connection: Upgrade',
      'Upgrade: WebSocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]);

  it.each([
    ...['/', '/order-tracking/v1001', '/courier/api/v1/vendors', '/healthz', '/metrics', '/live/x', '/lives'],
    ...['/dev/godroid', '/remotes/x/1/remote.js', '/feature-flags.json', '//live'],
  ])('is refused at %s, and the connection is closed', async (path) => {
    expect(await upgrade(path)).toBe('HTTP/1.1 404 Not Found');
  });

  it('is passed to the live channel, which authenticates it', async () => {
    expect(await upgrade('/live')).toBe('HTTP/1.1 401 Unauthorized');
  });
});

describe('an Idempotency-Key', () => {
  const keyed = callRows.filter(([, call]) => call.idempotency === 'key');

  it.each(keyed)('of %s that is empty or too long is refused without any effect', async (_name, call) => {
    const authorization = await server.authorize('owner@demo.test');
    for (const key of ['', ' ', '\t', 'x'.repeat(201)]) {
      const answer = await sendCall(server, call, sampleCallParts(call), {
        authorization,
        'idempotency-key': key,
      });
      expect([key, answer.statusCode]).toEqual([key, 400]);
    }
  });

  it('that is empty places no order, not even the first', async () => {
    const owner = await signedInCaller(server);
    const refused = await owner.call('POST', '/order', await owner.orderBody(), { 'idempotency-key': '' });
    expect(refused).toMatchObject({
      status: 400,
      body: { meta: { translation_key: 'error.invalid-input' } },
    });
    const long = { 'idempotency-key': 'x'.repeat(200) };
    expect((await owner.call('POST', '/order', await owner.orderBody(), long)).status).toBe(200);
  });
});
