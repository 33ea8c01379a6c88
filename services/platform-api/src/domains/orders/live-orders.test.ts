import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';

let server: TestApp;
let owner: TestCaller;
let socket: WebSocket;
let received: Order[];
let heard: () => void;

beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  const origin = await server.listen();
  const ticket = (await owner.call('POST', '/live/ticket')).body.result as { ticket: string };
  socket = new WebSocket(
    `${origin.replace('http', 'ws')}/live?Authorization=${encodeURIComponent(`Ticket ${ticket.ticket}`)}`,
  );
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const subscribed = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ action: 'subscribeToVendor', vendor_id: 'v1001' }));
  await subscribed;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string; data: Order };
    if (message.type === 'order_update') received.push(message.data);
    heard();
  });
});
beforeEach(() => {
  received = [];
  heard = () => undefined;
});
afterAll(async () => {
  socket.close();
  await server.close();
});

function waitForOrder(orderId: string, status: string): Promise<Order> {
  return new Promise((resolve) => {
    heard = () => {
      const found = received.find((order) => order.order_id === orderId && order.status === status);
      if (found) resolve(found);
    };
    heard();
  });
}

describe('the live channel of a vendor', () => {
  it('publishes a new order, every step of the simulator and the cancellation [API-ORDER-08] [API-ORDER-16]', async () => {
    const id = await owner.placeOrder();
    await waitForOrder(id, 'NEW');
    await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'WAITING_FOR_TRANSPORT' });
    await waitForOrder(id, 'WAITING_FOR_TRANSPORT');
    await owner.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id: id, reason: 'BAD_WEATHER' });
    const cancelled = await waitForOrder(id, 'CANCELLED');
    expect(cancelled).toEqual(await owner.order(id));
    expect(received.map(({ status }) => status)).toEqual([
      'NEW',
      'RECEIVED',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'WAITING_FOR_TRANSPORT',
      'CANCELLED',
    ]);
    expect(received.map(({ updated_at }) => updated_at)).toEqual(
      [...received.map(({ updated_at }) => updated_at)].sort((a, b) => a - b),
    );
  });

  it('does not publish orders of other vendors', async () => {
    const solo = await signedInCaller(server, 'solo@demo.test', 'v4001', {
      latitude: 25.0512,
      longitude: 121.5301,
    });
    await solo.placeOrder();
    const own = await owner.placeOrder();
    await waitForOrder(own, 'NEW');
    expect(received.every(({ vendor_id }) => vendor_id === 'v1001')).toBe(true);
  });
});
