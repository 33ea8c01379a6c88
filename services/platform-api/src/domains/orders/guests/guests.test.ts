import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreateOrder } from '@courier/api-client/contract';
import { decodeJwt } from 'jose';
import { API, DESTINATION, SHOP } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Guest {
  vendor_id: string;
  token: string;
  name: string;
  email: string;
  phone_number: string;
}
const inject = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  authorization?: string,
  payload?: object,
) => {
  const answer = await server.app.inject({
    method,
    url: `${API}${path}`,
    headers: authorization === undefined ? {} : { authorization },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<{ result?: unknown; message?: string }>() };
};
const details = { name: 'Lin Chia-hao', email: 'lin@mail.test', phone_number: '0912048317' };
const logIn = (body: object = details) => inject('POST', '/guest/login', undefined, body);
const newGuest = async () => (await logIn()).body.result as Guest;
const bearer = (guest: Guest) => `Bearer ${guest.token}`;

async function orderBody(guest: Guest, payment = 'CASH_ON_DELIVERY'): Promise<CreateOrder> {
  const quote = await inject('POST', '/delivery/fee', bearer(guest), {
    source: SHOP,
    destination: DESTINATION,
    vendor_id: guest.vendor_id,
    delivery_type: 'food',
  });
  const { fee, signature } = quote.body as unknown as { fee: number; signature: string };
  const { name, email, phone_number } = guest;
  return {
    vendor_id: guest.vendor_id,
    customer: {
      name: 'Chen Yu-ting',
      phone_number: '+886912048318',
      location: { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' },
    },
    order: { payment_method: payment, amount: 640, description: '2 × tea', cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: fee,
    signature,
    sender: {
      location: { ...SHOP, address: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.', notes: '' },
      name,
      email,
      phone_number,
    },
  };
}
const placeOrder = async (guest: Guest) => {
  const answer = await inject('POST', '/order', bearer(guest), await orderBody(guest));
  return (answer.body.result as { order_id: string }).order_id;
};
const orderPath = (vendorId: string, orderId: string) => `/order?vendorId=${vendorId}&orderId=${orderId}`;

describe('guest checkout', () => {
  it('answers a vendor id of its own, a token with an expiry and the details [API-AUTH-09]', async () => {
    const { status, body } = await logIn();
    const guest = body.result as Guest;
    expect(status).toBe(200);
    expect(guest).toEqual({
      vendor_id: expect.stringMatching(/^guest-[0-9a-f]{24}$/),
      token: expect.any(String),
      ...details,
      phone_number: '+886912048317',
    });
    const claims = decodeJwt(guest.token);
    expect(claims.exp).toBe(server.clock.nowSeconds() + 7 * 86_400);
    expect(JSON.stringify(claims)).not.toMatch(/Lin|mail\.test|0912|912048317/);
    expect((await newGuest()).vendor_id).not.toBe(guest.vendor_id);
  });

  it('works without an email, but not without a valid phone number', async () => {
    const { email: _email, ...withoutEmail } = details;
    expect((await logIn(withoutEmail)).body).toMatchObject({ result: { email: '' } });
    expect(await logIn({ ...details, phone_number: '12' })).toMatchObject({
      status: 400,
      body: {
        message: 'InvalidParameterException',
        meta: { translation_key: 'validation.phone-incorrect', field: 'phone_number' },
      },
    });
  });

  it('lets a guest order with a pickup address, follow and cancel the order', async () => {
    const guest = await newGuest();
    const orderId = await placeOrder(guest);
    expect(orderId.startsWith(`${guest.vendor_id}-`)).toBe(true);
    const order = await inject('GET', orderPath(guest.vendor_id, orderId), bearer(guest));
    expect(order).toMatchObject({
      status: 200,
      body: { result: { status: 'NEW', sender: { name: details.name, email: details.email } } },
    });
    await server.deps.db
      .updateTable('orders')
      .set({ status: 'RECEIVED' })
      .where('order_id', '=', orderId)
      .execute();
    const cancelled = await inject('PUT', '/order/cancel', bearer(guest), {
      vendor_id: guest.vendor_id,
      order_id: orderId,
      reason: 'USER_REQUEST',
    });
    expect(cancelled).toMatchObject({ status: 200, body: { result: { status: 'CANCELLED' } } });
  });

  it('hides the data of other guests and of vendors [API-AUTH-12]', async () => {
    const [mine, theirs] = [await newGuest(), await newGuest()];
    const [myOrder, theirOrder] = [await placeOrder(mine), await placeOrder(theirs)];
    const get = (vendorId: string, orderId: string) =>
      inject('GET', orderPath(vendorId, orderId), bearer(mine));
    expect((await get(mine.vendor_id, myOrder)).status).toBe(200);
    const unknown = await get(mine.vendor_id, 'unknown');
    expect(unknown.status).toBe(404);
    for (const answer of [
      await get(theirs.vendor_id, theirOrder),
      await get(mine.vendor_id, theirOrder),
      await get(theirs.vendor_id, myOrder),
      await get('v1001', myOrder),
      await inject('GET', `/vendor/${theirs.vendor_id}`, bearer(mine)),
      await inject('GET', '/vendor/v1001', bearer(mine)),
    ])
      expect(answer).toEqual(unknown);
    expect((await inject('GET', '/vendors', bearer(mine))).status).toBe(403);
    expect((await inject('GET', `/vendor/${mine.vendor_id}/orders`, bearer(mine))).status).toBe(403);
    expect((await inject('POST', '/order', bearer(mine), await orderBody(theirs))).status).toBe(404);
  });

  it('does not offer prepaid goods to a guest', async () => {
    const guest = await newGuest();
    expect(await inject('POST', '/order', bearer(guest), await orderBody(guest, 'PAID'))).toMatchObject({
      status: 400,
      body: { meta: { field: 'order.payment_method' } },
    });
  });

  it('answers a vendor named guest without a location', async () => {
    const guest = await newGuest();
    expect(await inject('GET', `/vendor/${guest.vendor_id}`, bearer(guest))).toMatchObject({
      body: {
        result: { vendor_information: { name: 'guest', location: { latitude: null, address_text: '' } } },
      },
    });
  });

  it('ends at logout and at expiry, and is refused in another country [API-AUTH-03]', async () => {
    const [out, old] = [await newGuest(), await newGuest()];
    const path = (guest: Guest) => `/vendor/${guest.vendor_id}`;
    expect((await inject('POST', '/logout', bearer(out))).body).toEqual({ result: { logged_out: true } });
    expect((await inject('GET', path(out), bearer(out))).status).toBe(401);
    const abroad = await server.app.inject({
      url: `${API}${path(old)}`,
      headers: { authorization: bearer(old), host: 'kw.localhost' },
    });
    expect(abroad.statusCode).toBe(401);
    expect((await inject('GET', path(old), bearer(old))).status).toBe(200);
    server.clock.advance(7 * 86_400 + 1);
    expect((await inject('GET', path(old), bearer(old))).status).toBe(401);
  });

  it('has no live channel', async () => {
    const guest = await newGuest();
    expect((await inject('POST', '/live/ticket', bearer(guest))).status).toBe(403);
    const opened = await server.app.inject({
      url: '/live',
      query: { Authorization: bearer(guest) },
    });
    expect(opened.statusCode).toBe(403);
  });

  it('limits the guests of one network address, with the matching code [API-AUTH-06]', async () => {
    let answer = await logIn();
    for (let opened = 0; answer.status === 200 && opened < 60; opened += 1) answer = await logIn();
    expect(answer).toMatchObject({ status: 429, body: { message: 'TooManyRequestsException' } });
  });
});
