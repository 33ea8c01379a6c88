import type { CountryCode } from '@courier/config';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { API } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterEach(() => server.deps.db.deleteFrom('country_parameters').execute());
afterAll(() => server.close());

/** Without a session, like a landing page. */
const requestParameter = async (name: string, host = 'tw.localhost') => {
  const answer = await server.app.inject({ url: `${API}/get-country-parameter/${name}`, headers: { host } });
  return [answer.statusCode, answer.json<{ result: unknown }>().result];
};
const enter = (name: string, value: string, country: CountryCode = 'TW') =>
  server.deps.db.insertInto('country_parameters').values({ country, name, value }).execute();

it("allOutletOrders is the text 'true' or 'false', however it was entered [API-PARAM-01]", async () => {
  expect(await requestParameter('allOutletOrders')).toEqual([200, 'true']);
  await enter('allOutletOrders', 'false');
  expect(await requestParameter('allOutletOrders')).toEqual([200, 'false']);
  expect(await requestParameter('allOutletOrders', 'sg.localhost')).toEqual([200, 'true']);
  await enter('allOutletOrders', '"perhaps"', 'SG');
  expect(await requestParameter('allOutletOrders', 'sg.localhost')).toEqual([200, 'true']);
});

it('serviceHours is a text of two times, the whole day unless one is entered [API-PARAM-02]', async () => {
  expect(await requestParameter('serviceHours')).toEqual([200, '0000:2359']);
  await enter('serviceHours', '"0930:2130"');
  expect(await requestParameter('serviceHours')).toEqual([200, '0930:2130']);
});

it("onlinePaymentActivated is 'true' or another text [API-PARAM-03]", async () => {
  expect(await requestParameter('onlinePaymentActivated')).toEqual([200, 'true']);
  await enter('onlinePaymentActivated', '"not yet"');
  expect(await requestParameter('onlinePaymentActivated')).toEqual([200, 'not yet']);
});

it('orderItemValueExceedLimit is a number, each country its own [API-PARAM-04]', async () => {
  expect(await requestParameter('orderItemValueExceedLimit')).toEqual([200, 5000]);
  expect(await requestParameter('orderItemValueExceedLimit', 'hk.localhost')).toEqual([200, 1000]);
  expect(await requestParameter('orderItemValueExceedLimit', 'mm.localhost')).toEqual([200, 300_000]);
  await enter('orderItemValueExceedLimit', '7500.5');
  expect(await requestParameter('orderItemValueExceedLimit')).toEqual([200, 7500.5]);
});

it('paymentMethods lists the methods between pipes [API-PARAM-05]', async () => {
  expect(await requestParameter('paymentMethods')).toEqual([200, 'CASH_ON_DELIVERY|ONLINE_PAYMENT']);
  await enter('paymentMethods', '"CASH_ON_DELIVERY"');
  expect(await requestParameter('paymentMethods')).toEqual([200, 'CASH_ON_DELIVERY']);
});

it.each([
  ['orderItemValueExceedLimit', '"much"', 5000],
  ['orderItemValueExceedLimit', 'broken', 5000],
  ['serviceHours', '900', '0000:2359'],
  ['paymentMethods', '["CASH"]', 'CASH_ON_DELIVERY|ONLINE_PAYMENT'],
  ['onlinePaymentActivated', 'null', 'true'],
])('%s entered as %s is what holds without an entry', async (name, value, standard) => {
  await enter(name, value);
  expect(await requestParameter(name)).toEqual([200, standard]);
});

it('an unknown parameter is 404 [API-PARAM-06]', async () => {
  for (const name of ['unknown', 'toString', '__proto__'])
    expect((await requestParameter(name))[0]).toBe(404);
});

it('onlinePaymentActivated is false in production without an account for cards', async () => {
  const production = await startTestApp({ environment: 'prd' });
  const url = `${API}/get-country-parameter/onlinePaymentActivated`;
  const answer = await production.app.inject({ url, headers: { host: 'tw.localhost' } });
  await production.close();
  expect(answer.json()).toMatchObject({ result: 'false' });
});
