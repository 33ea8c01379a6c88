import { buildOrderUpdate } from '../../../testing/inputs/build-order-update';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';

let server: TestApp;
let address: string;
let owner: string;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await startTestApp();
  address = (await server.listen()).replace('http:', 'ws:');
  owner = await server.authorize('owner@demo.test');
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await server.close();
});

const connect = (authorization: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${address}/live?Authorization=${encodeURIComponent(authorization)}`, {
    headers,
  });
  sockets.push(socket);
  return socket;
};
/** 'open' or the HTTP status. */
const outcome = (socket: WebSocket) =>
  new Promise<'open' | number>((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
const nextMessage = (socket: WebSocket) =>
  new Promise<unknown>((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
const newTicket = async (authorization = owner) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/courier/api/v1/live/ticket',
    headers: { authorization },
  });
  return answer.json<{ result: { ticket: string; expires_in: number } }>().result;
};
const subscribe = async (socket: WebSocket, message: object) => {
  const answer = nextMessage(socket);
  socket.send(JSON.stringify({ action: 'subscribeToVendor', ...message }));
  return answer;
};

describe('handshake', () => {
  it('accepts a ticket once within 30 s, and no forged one', async () => {
    const { ticket, expires_in } = await newTicket();
    expect(expires_in).toBe(30);
    expect(await outcome(connect(`Ticket ${ticket}`))).toBe('open');
    expect(await outcome(connect(`Ticket ${ticket}`))).toBe(401);
    expect(await outcome(connect('Ticket guessed'))).toBe(401);
    const late = await newTicket();
    server.clock.advance(31);
    expect(await outcome(connect(`Ticket ${late.ticket}`))).toBe(401);
  });

  it('accepts the bearer pair, and refuses a missing or wrong one', async () => {
    expect(await outcome(connect(owner))).toBe('open');
    expect(await outcome(connect('Bearer a|b'))).toBe(401);
    expect(await outcome(connect(''))).toBe(401);
  });

  it('refuses the page of another origin', async () => {
    expect(await outcome(connect(owner, { origin: 'https://evil.example' }))).toBe(403);
    expect(await outcome(connect(owner, { origin: address.replace('ws:', 'http:') }))).toBe('open');
  });
});

describe('subscription', () => {
  const openSocket = async (authorization = owner) => {
    const socket = connect(authorization);
    await outcome(socket);
    return socket;
  };

  it('confirms an owned vendor and sends its order updates only [API-MISC-02]', async () => {
    const socket = await openSocket();
    expect(await subscribe(socket, { vendor_id: 'v1001' })).toEqual({
      action: 'subscribe_ok',
      vendor_id: 'v1001',
    });
    const update = nextMessage(socket);
    server.deps.bus.publishOrder(buildOrderUpdate({ order_id: 'x-1', vendor_id: 'v2001' }));
    server.deps.bus.publishOrder(buildOrderUpdate({ order_id: 'x-2', vendor_id: 'v1002' }));
    server.deps.bus.publishOrder(buildOrderUpdate({ order_id: 'x-3', vendor_id: 'v1001' }));
    expect(await update).toMatchObject({ action: 'event', type: 'order_update', data: { order_id: 'x-3' } });
  });

  it('sends the orders of the outlets to a parent that requests them', async () => {
    const socket = await openSocket();
    await subscribe(socket, { vendor_id: 'v1001', include_outlets: true });
    const update = nextMessage(socket);
    server.deps.bus.publishOrder(buildOrderUpdate({ order_id: 'x-4', vendor_id: 'a-v1004' }));
    expect(await update).toMatchObject({ data: { order_id: 'x-4' } });
  });

  it('never sends an older version of an order after a newer one', async () => {
    const socket = await openSocket();
    await subscribe(socket, { vendor_id: 'v1001' });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data)).data.status));
    const version = (order_id: string, updated_at: number, status: string) =>
      server.deps.bus.publishOrder(buildOrderUpdate({ order_id, vendor_id: 'v1001', updated_at, status }));
    version('x-9', 1002, 'PICKED_UP');
    version('x-9', 1001, 'NEAR_VENDOR');
    version('x-10', 1000, 'RECEIVED');
    version('x-9', 1003, 'DELIVERED');
    await until(() => heard.includes('DELIVERED'));
    expect(heard).toEqual(['PICKED_UP', 'RECEIVED', 'DELIVERED']);
  });

  it('ignores a foreign vendor and an unreadable message', async () => {
    const socket = await openSocket();
    socket.send('not json');
    for (const vendor_id of ['v1001\0', '\ud800'])
      socket.send(JSON.stringify({ action: 'subscribeToVendor', vendor_id }));
    socket.send(JSON.stringify({ action: 'subscribeToVendor', vendor_id: 'v2001' }));
    expect(await subscribe(socket, { vendor_id: 'v1003' })).toEqual({
      action: 'subscribe_ok',
      vendor_id: 'v1003',
    });
    const update = nextMessage(socket);
    server.deps.bus.publishOrder(buildOrderUpdate({ order_id: 'x-5', vendor_id: 'v2001' }));
    server.deps.bus.publishOrder(buildOrderUpdate({ order_id: 'x-6', vendor_id: 'v1003' }));
    expect(await update).toMatchObject({ data: { order_id: 'x-6' } });
  });

  it('is closed by the logout of its session', async () => {
    const authorization = await server.authorize('solo@demo.test');
    const socket = await openSocket(authorization);
    const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
    await server.app.inject({ method: 'POST', url: '/courier/api/v1/logout', headers: { authorization } });
    expect(await closed).toBe(4401);
  });
});
