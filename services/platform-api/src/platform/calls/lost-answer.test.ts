import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { API, signedInCaller } from '../../testing/callers/place-order';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await startTestApp();
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => server.close());

it('places one order when the connection is cut after the server committed and the call is repeated', async () => {
  const owner = await signedInCaller(server);
  const payload = JSON.stringify(await owner.orderBody());
  const headers = {
    host: 'localhost',
    authorization: await server.authorize('owner@demo.test'),
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload)),
    'idempotency-key': 'cut-after-commit',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  const cut = new Promise<string>((resolve) => {
    // Orders are published between the commit and the answer.
    const stop = server.deps.bus.subscribe((order) => {
      stop();
      socket.destroy();
      resolve(order.order_id);
    });
  });
  socket.write([`POST ${API}/order HTTP/1.1`, ...head, '', payload].join('\r\n'));
  const orderId = await cut;
  expect(received).toBe('');

  const again = await fetch(`http://127.0.0.1:${port}${API}/order`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'cut-after-commit' },
    body: payload,
  });
  expect(await again.json()).toEqual({
    result: { order_id: orderId, order: expect.objectContaining({ order_id: orderId }) },
  });
  const orders = await server.deps.db.selectFrom('orders').select('order_id').execute();
  expect(orders).toEqual([{ order_id: orderId }]);
});
