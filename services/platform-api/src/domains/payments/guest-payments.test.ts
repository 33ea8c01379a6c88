import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Fee } from '@courier/api-client/contract';
import { genericCard, typedCard } from '../../testing/payments/encrypt-card';
import { API, DESTINATION, SHOP } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Guest {
  vendor_id: string;
  token: string;
}
const send = async <T>(guest: Guest | null, method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `${API}${path}`,
    headers: guest ? { authorization: `Bearer ${guest.token}` } : {},
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json<T>() };
};
const newGuest = async (): Promise<Guest> => {
  const details = { name: 'Lin Chia-hao', email: 'lin@mail.test', phone_number: '0912048317' };
  return (await send<{ result: Guest }>(null, 'POST', '/guest/login', details)).body.result;
};

async function openIntent(guest: Guest) {
  const { vendor_id } = guest;
  const route = { source: SHOP, destination: DESTINATION, vendor_id, delivery_type: 'food' };
  const { fee, signature } = (await send<Fee>(guest, 'POST', '/delivery/fee', route)).body;
  const wallet = (
    await send<{ result: { wallet_id: string; access_token: string } }>(
      guest,
      'POST',
      `/order/payment/auth/${vendor_id}`,
      {},
    )
  ).body.result;
  const phone_number = '+886912048318';
  const order = {
    vendor_id,
    customer: {
      name: 'Chen Yu-ting',
      phone_number,
      location: { ...DESTINATION, address: 'Guangfu S. Rd.', notes: '' },
    },
    order: { payment_method: 'PAID', amount: 640, description: 'Tea', cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: fee,
    signature,
    sender: { location: { ...SHOP, address: 'Fuxing S. Rd.', notes: '' }, name: 'Lin', phone_number },
  };
  const { wallet_id, access_token } = wallet;
  const intent = await send<{
    result: { intent_id: string; payment_methods: { payment_instruments: object[] }[] };
  }>(guest, 'POST', '/order/payment/intent', {
    wallet_id,
    bearer_token: access_token,
    vendor_id,
    order,
  });
  return { access_token, ...intent.body.result };
}

it('lets a guest pay online, shows the outcome to no other session, and stores no card of a guest [API-PAY-04]', async () => {
  const guest = await newGuest();
  const { access_token, intent_id } = await openIntent(guest);
  const key = await send<{ result: { jwk: object } }>(guest, 'GET', '/order/payment/public-key');
  const card = await genericCard(typedCard('4242424242424242', { save: true }), key.body.result.jwk);
  const body = {
    order: { vendor_id: guest.vendor_id },
    bearer_token: access_token,
    purchase_intent_id: intent_id,
    payment_method: 'generic_creditcard',
    payment_instrument_id: 'NEW',
    card,
  };
  const other = await newGuest();
  expect((await send(other, 'POST', '/order/payment/intent/confirm', body)).status).toBe(404);
  const answer = await send<{ result: { order_id: string } }>(
    guest,
    'POST',
    '/order/payment/intent/confirm',
    body,
  );
  expect([answer.status, answer.body.result.order_id.startsWith(`${guest.vendor_id}-`)]).toEqual([200, true]);
  const outcome = `/order/payment/intent/${intent_id}?vendor_id=${guest.vendor_id}`;
  const guestOutcome = await send<{ result: object }>(guest, 'GET', outcome);
  expect(guestOutcome.body.result).toEqual({ status: 'PAID', order_id: answer.body.result.order_id });
  const strangers = [other, await newGuest()].map(async (one) => (await send(one, 'GET', outcome)).status);
  expect(await Promise.all(strangers)).toEqual([404, 404]);
  const again = await openIntent(guest);
  expect(again.payment_methods[0]?.payment_instruments).toEqual([]);
});
