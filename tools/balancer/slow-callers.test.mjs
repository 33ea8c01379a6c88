import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { createBalancer } from './balancer.mjs';
import { startFakeInstance } from './fake-instance.mjs';

const TIMES = { headersMs: 400, bodyMs: 400, slowestBytesPerSecond: 1024 };
const TRICKLE_MS = TIMES.bodyMs / 5;

let instance;
let balancer;
let port;
const opened = [];
beforeEach(async () => {
  instance = await startFakeInstance('only');
  balancer = createBalancer([instance], TIMES);
  await balancer.readiness.first;
  port = await balancer.listen(0, '127.0.0.1');
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await Promise.all([balancer.close(), instance.close()]);
});

function open(start) {
  const state = { heard: '' };
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  if (start) socket.write(start);
  socket.on('data', (data) => (state.heard += data));
  socket.on('error', () => undefined);
  return { socket, state, closed: new Promise((resolve) => socket.once('close', resolve)) };
}
function trickle(start, piece) {
  const connection = open(start);
  const timer = setInterval(() => connection.socket.write(piece), TRICKLE_MS);
  void connection.closed.then(() => clearInterval(timer));
  return connection;
}
const post = (header) => `POST /order HTTP/1.1\r\nHost: tw.localhost\r\n${header}\r\n\r\n`;

it.each([
  ['says nothing', '', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: tw.localhost\r\n', 'X-A: 1\r\n'],
  ['sends a body byte by byte', post('Content-Length: 900'), 'x'],
])('a caller who %s is disconnected, and no instance gets a request', async (_what, start, piece) => {
  const { closed } = piece ? trickle(start, piece) : open(start);
  await closed;
  expect(instance.seen).toEqual([]);
});

it('a slow body gets an error with its reason', async () => {
  const { state, closed } = trickle(post('Content-Length: 900'), 'x');
  await closed;
  expect(state.heard).toMatch(/^HTTP\/1.1 408 /);
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
    await new Promise((resolve) => setTimeout(resolve, TRICKLE_MS));
  }
  await closed;
  expect(state.heard).toMatch(/^HTTP\/1.1 200 /);
  expect(instance.seen[0].body).toHaveLength(pieces * 1000);
});
