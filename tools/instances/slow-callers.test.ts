import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { connect, type Socket } from 'node:net';
import { startFakeInstance, type FakeInstance } from './fake-instance.ts';
import { startHaproxy, type Haproxy } from './start-haproxy.ts';

const HEADERS_WITHIN_MS = 400;
const TRICKLE_MS = HEADERS_WITHIN_MS / 5;

let instance: FakeInstance;
let haproxy: Haproxy;
const opened: Socket[] = [];
beforeEach(async () => {
  instance = await startFakeInstance('only');
  haproxy = await startHaproxy([instance, instance], { HEADERS_WITHIN: `${HEADERS_WITHIN_MS}ms` });
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await Promise.all([haproxy.close(), instance.close()]);
});

function open(start: string) {
  const state = { heard: '' };
  const socket = connect(haproxy.port, '127.0.0.1');
  opened.push(socket);
  if (start) socket.write(start);
  socket.on('data', (data) => (state.heard += data));
  socket.on('error', () => undefined);
  return { socket, state, closed: new Promise((resolve) => socket.once('close', resolve)) };
}
function trickle(start: string, piece: string) {
  const connection = open(start);
  const timer = setInterval(() => connection.socket.write(piece), TRICKLE_MS);
  void connection.closed.then(() => clearInterval(timer));
  return connection;
}
const post = (header: string) => `POST /order HTTP/1.1\r\nHost: tw.localhost\r\n${header}\r\n\r\n`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it.each([
  ['says nothing', '', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: tw.localhost\r\n', 'X-A: 1\r\n'],
])('a caller who %s is disconnected, and no instance gets a request', async (_what, start, piece) => {
  const { state, closed } = piece ? trickle(start, piece) : open(start);
  await closed;
  expect(state.heard).toMatch(/^HTTP\/1.1 408 /);
  expect(instance.seen).toEqual([]);
});

it('a slow body reaches the instance at once, whose refusal ends the call', async () => {
  instance.state.begin = (_request, response) =>
    response.writeHead(408, { connection: 'close' }).end('too slow');
  const { state, closed } = trickle(post('Content-Length: 900'), 'x');
  await closed;
  expect(state.heard).toMatch(/^HTTP\/1.1 408 [^]*\r\ntoo slow\r\n/);
  expect(instance.seen).toEqual([]);
});

it('a body that continues after its answer is cut off', async () => {
  await instance.close();
  const { state, closed } = trickle(post('Transfer-Encoding: chunked'), '1\r\nx\r\n');
  await closed;
  expect(state.heard).toMatch(/^HTTP\/1.1 503 /);
});

it('a large body over a slow line passes', async () => {
  const pieces = 15;
  const { socket, state, closed } = open(post(`Content-Length: ${pieces * 1000}\r\nConnection: close`));
  for (let piece = 0; piece < pieces; piece += 1) {
    socket.write('x'.repeat(1000));
    await pause(TRICKLE_MS);
  }
  await closed;
  expect(state.heard).toMatch(/^HTTP\/1.1 200 /);
  expect(instance.seen[0]?.body).toHaveLength(pieces * 1000);
});
