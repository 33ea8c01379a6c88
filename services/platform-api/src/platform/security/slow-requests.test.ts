import { REQUEST_LIMITS, bodyWaitMs, type ArrivalTimes } from '@courier/config/request-limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type Socket } from 'node:net';
import { bulkFile, GOOD_ROW } from '../../testing/inputs/bulk-file';
import { newAddress } from '../../testing/inputs/new-address';
import { API } from '../../testing/callers/place-order';
import { printFigure, printRow } from '../../testing/print-figure';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';

const deep = Boolean(process.env['COURIER_DEEP']);
const SOCKETS = deep ? 400 : 64;
const TIMES: ArrivalTimes = deep
  ? REQUEST_LIMITS
  : { headersMs: 400, bodyMs: 400, slowestBytesPerSecond: 1024 };
const TRICKLE_MS = TIMES.bodyMs / 5;
/** At the full counts the file has the largest size. */
const ROWS = deep ? 20_000 : 40;

let server: TestApp;
let port: number;
let authorization: string;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 100 }, { arrivalTimes: TIMES });
  port = Number(new URL(await server.listen()).port);
  authorization = await server.authorize('owner@demo.test');
});
const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});
afterAll(() => server.close());

function open(start: string) {
  const began = performance.now();
  const state = { heard: '', openMs: 0 };
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  if (start) socket.write(start);
  socket.on('data', (data) => (state.heard += String(data)));
  // The connection is closed during writing.
  socket.on('error', () => undefined);
  socket.once('close', () => (state.openMs = performance.now() - began));
  return { socket, state, isClosed: () => state.openMs > 0 };
}
function trickle(start: string, byte: string) {
  const connection = open(start);
  const timer = setInterval(() => connection.socket.write(byte), TRICKLE_MS);
  connection.socket.once('close', () => clearInterval(timer));
  return connection;
}
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: tw.localhost', ...headers].join('\r\n');
const jsonRequest = (line: string, ...headers: string[]) =>
  `${head(line, 'Content-Type: application/json', ...headers)}\r\n\r\n`;
const chunk = '1\r\nx\r\n';

const STRANGERS: readonly (readonly [string, string, string])[] = [
  ['says nothing', '', ''],
  ['never ends its headers', `${head('GET /')}\r\nX-A: `, 'x'],
  ['sends ever more headers', `${head(`POST ${API}/login`)}\r\n`, 'X-A: 1\r\n'],
  ['sends a public body byte by byte', jsonRequest(`POST ${API}/login`, 'Content-Length: 9000'), 'x'],
  ['never says how long it is', jsonRequest(`POST ${API}/login`, 'Transfer-Encoding: chunked'), chunk],
  ['was refused for its session', jsonRequest(`POST ${API}/order`, 'Content-Length: 9000'), 'x'],
  [
    'announces a file without a session',
    jsonRequest(`POST ${API}/bulk-job/create`, 'Authorization: Bearer a|b', 'Content-Length: 7000000'),
    'x',
  ],
  ['sends to nowhere', jsonRequest('POST /nothing', 'Content-Length: 9000'), 'x'],
  ['sends a body with a question', jsonRequest('GET /', 'Content-Length: 9000'), 'x'],
  ['reports', jsonRequest('POST /policy-reports', 'Content-Length: 9000'), 'x'],
];

describe('before sign-in', () => {
  it(`${SOCKETS} slow sockets are all closed, while others are served`, async () => {
    const sockets = Array.from({ length: SOCKETS }, (_, index) => {
      const [, start, byte] = STRANGERS[index % STRANGERS.length] as (typeof STRANGERS)[number];
      return byte ? trickle(start, byte) : open(start);
    });
    let served = 0;
    await until(async () => {
      const answer = await server.app.inject({ url: `${API}/vendors`, headers: { authorization } });
      expect(answer.statusCode).toBe(200);
      served += 1;
      return sockets.every(({ isClosed }) => isClosed());
    });
    const seconds = Math.max(...sockets.map(({ state }) => state.openMs)) / 1000;
    printRow(
      `slow sockets closed of ${SOCKETS}; the last after`,
      `${SOCKETS}; ${seconds.toFixed(1)} s`,
      String(SOCKETS),
    );
    printFigure(`${SOCKETS} of ${SOCKETS} trickling sockets closed, the last after ${seconds.toFixed(1)} s`);
    expect(served).toBeGreaterThan(0);
  });

  it.each(STRANGERS)('a connection that %s is closed', async (_what, start, byte) => {
    const { isClosed } = byte ? trickle(start, byte) : open(start);
    await until(isClosed);
  });

  it('a slow body is answered with the reason', async () => {
    const { state, isClosed } = trickle(jsonRequest(`POST ${API}/login`, 'Content-Length: 9000'), 'x');
    await until(isClosed);
    expect(state.heard).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(state.heard).toMatch(/\r\nconnection: close\r\n/i);
    expect(state.heard).toContain('"translation_key":"error.too-slow"');
  });
});

describe('with a session', () => {
  const upload = (length: number) =>
    jsonRequest(
      `POST ${API}/bulk-job/create`,
      `Authorization: ${authorization}`,
      `Content-Length: ${length}`,
    );

  it('a file over a slow line is accepted', async () => {
    const ofRandom = () => Math.random().toString(36).slice(2).padEnd(12, 'x');
    const rows = Array.from({ length: ROWS }, () => ({
      ...GOOD_ROW,
      notes: deep ? Array.from({ length: 8 }, ofRandom).join(' ') : '',
    }));
    const body = JSON.stringify({ vendor_id: 'v1001', content: bulkFile(rows) });
    // Longer than the limit without a session, and a quarter faster than the slowest allowed line.
    const sendingMs = Math.max(
      3 * TIMES.bodyMs,
      deep ? (body.length / REQUEST_LIMITS.slowestBytesPerSecond) * 800 : 0,
    );
    const pieces = Math.ceil(sendingMs / TRICKLE_MS);
    const size = Math.ceil(body.length / pieces);
    const { socket, state } = open(upload(body.length));
    for (let piece = 0; piece < pieces; piece += 1) {
      socket.write(body.slice(piece * size, (piece + 1) * size));
      await new Promise((resolve) => setTimeout(resolve, TRICKLE_MS));
    }
    await until(() => state.heard.includes('\r\n\r\n'));
    expect(state.heard).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    printFigure(
      `a file of ${(body.length / 1e6).toFixed(1)} MB sent in ${Math.round(sendingMs / 1000)} s was read`,
    );
  }, 900_000);

  it('a body slower than the slowest allowed line is refused, with any announced size', async () => {
    const length = deep ? 30_000 : 600;
    const { state, isClosed } = trickle(upload(length), 'x');
    await until(isClosed);
    expect(state.heard).toMatch(/^HTTP\/1.1 408 /);
    expect(state.openMs).toBeGreaterThan(bodyWaitMs(length, TIMES) - 100);
  });

  it('an account sends a few files at a time, and the next once one has ended', async () => {
    const { filesAtOnce } = REQUEST_LIMITS;
    const other = await server.authorize('multi@demo.test');
    const begin = () => open(`${upload(500_000)}x`);
    const under = Array.from({ length: filesAtOnce }, begin);
    const one = (as: string) =>
      server.app.inject({
        method: 'POST',
        url: `${API}/bulk-job/create`,
        headers: { authorization: as, 'content-type': 'application/json' },
        payload: '{}',
      });
    await until(async () => {
      // A file that arrived during another one's check was refused itself.
      for (const [index, { state }] of under.entries()) if (state.heard) under[index] = begin();
      return (await one(authorization)).statusCode === 429;
    });
    expect((await one(authorization)).headers['retry-after']).toBe('5');
    expect((await one(other)).statusCode).toBe(400);
    under[0]?.socket.destroy();
    await until(async () => (await one(authorization)).statusCode === 400);
  });
});

describe('size', () => {
  const send = (url: string, bytes: number, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: `${API}${url}`,
      remoteAddress: newAddress(),
      headers: { 'content-type': 'application/json', ...headers },
      payload: `{"x":"${'x'.repeat(bytes - 8)}"}`,
    });

  it.each(['/login', '/guest/login', '/register', '/nothing'])(
    'of a public body is limited to 64 kB: %s',
    async (url) => {
      const { publicBodyBytes } = REQUEST_LIMITS;
      expect((await send(url, publicBodyBytes + 1)).statusCode).toBe(413);
      expect((await send(url, publicBodyBytes)).statusCode).not.toBe(413);
    },
  );

  it('of a body with a session is limited to a megabyte', async () => {
    const { bodyBytes } = REQUEST_LIMITS;
    expect((await send('/order', bodyBytes + 1, { authorization })).statusCode).toBe(413);
    expect((await send('/order', bodyBytes, { authorization })).statusCode).toBe(400);
  });
});
