import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callRows, sampleCallParts, sendCall } from '../../testing/server/contract-calls';
import { API, signedInCaller } from '../../testing/callers/place-order';
import { printFigure } from '../../testing/print-figure';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

let server: TestApp;
let authorization: string;
beforeAll(async () => {
  server = await startTestApp();
  authorization = await server.authorize('owner@demo.test');
});
afterAll(() => server.close());

describe('browsers and proxies do not cache', () => {
  it.each(callRows)('no cache stores the answer of %s, with and without a session', async (name, call) => {
    for (const headers of [{ authorization }, {}] as Record<string, string>[]) {
      const { headers: answered } = await sendCall(server, call, sampleCallParts(call), headers);
      expect(answered['cache-control']).toBe('no-store');
    }
    if (name === 'identity.logout') authorization = await server.authorize('owner@demo.test');
  });

  it('tokens, orders, files and flags', async () => {
    const owner = await signedInCaller(server);
    const id = await owner.placeOrder();
    await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'DELIVERED' });
    const credentials = { email_address: 'owner@demo.test', password: 'Courier#2026' };
    const answers = [
      await server.app.inject({ method: 'POST', url: `${API}/login`, payload: credentials }),
      ...(await Promise.all(
        [
          ...['/vendors', '/vendor/v1001/orders', `/order?vendorId=v1001&orderId=${id}`, `/tracking/${id}`],
          ...[`/delivery-receipt/${id}`, '/vendor/v1001/orders/export', `/order/${id}/proof/delivery`],
        ].map((path) => server.app.inject({ url: `${API}${path}`, headers: { authorization } })),
      )),
      await server.app.inject({ method: 'POST', url: '/ofrep/v1/evaluate/flags', payload: { context: {} } }),
    ];
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    printFigure(`${callRows.length} calls answer with no-store`);
  });

  it('the answer of an unknown address', async () => {
    const { statusCode, headers } = await server.app.inject({ url: `${API}/nothing` });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
