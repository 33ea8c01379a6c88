import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop } from '../../../testing/callers/fleet-client';
import { startPandago, type PandagoStandIn } from '../../../testing/companies/pandago-stand-in';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { settleFleets } from '../../../testing/server/settle-fleets';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let shop: TestCaller;
let pandago: PandagoStandIn;
beforeAll(async () => {
  pandago = await startPandago(() => server.clock.nowSeconds(), null);
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'api', byCountry: { TW: { main: { adapter: 'pandago', proofsRequired: [] } } } },
    fleetCredentials: { TW: { main: pandago.credentials } },
  });
  shop = await signedInCaller(server, await createShop(server));
});
afterAll(async () => {
  await server.close();
  await pandago.close();
});

it.each([
  ['UNABLE_TO_FIND', 'RIDER_UNABLE_TO_FIND_CUSTOMER'],
  ['VOLCANO', 'VOLCANO'],
])('pandago brings an order back for %s, and the shop reads %s', async (reason, shown) => {
  const orderId = await shop.placeOrder();
  await settleFleets(server, 0);
  for (const status of ['ASSIGNED_TO_TRANSPORT', 'PICKED_UP']) {
    server.clock.advance(5);
    pandago.move(orderId, status);
  }
  server.clock.advance(5);
  pandago.move(orderId, 'RETURNED_TO_VENDOR', { reason, source: 'LOGISTICS' });
  await settleFleets(server, 31);
  expect(await shop.order(orderId)).toMatchObject({
    status: 'RETURNED_TO_VENDOR',
    cancellation: null,
    return_reason: shown,
  });
});
