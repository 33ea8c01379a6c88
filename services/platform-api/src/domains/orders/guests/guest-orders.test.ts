import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { signGuestLink } from '../../accounts/identity/tokens/tokens';
import { callRows, needsSession, sampleCallParts, sendCall } from '../../../testing/server/contract-calls';
import { newAddress } from '../../../testing/inputs/new-address';
import { linkInMail } from '../../../testing/callers/link-in-mail';
import {
  placeAnotherGuestOrder,
  placeGuestOrder,
  type GuestOrder as Session,
} from '../../../testing/callers/place-guest-order';
import { API, signedInCaller } from '../../../testing/callers/place-order';
import { mailTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { openTestBrowser } from '../../../testing/callers/test-browser';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.ready();
});
afterAll(() => server.close());

const KUWAIT = 'kw.localhost';
const PASSWORD = 'Lantern#88';

async function call<T = { result: never }>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  {
    payload,
    authorization,
    host = 'tw.localhost',
  }: Partial<Record<'authorization' | 'host', string>> & {
    payload?: object;
  } = {},
) {
  const answer = await server.app.inject({
    method,
    url: `${API}${path}`,
    remoteAddress: newAddress(),
    headers: { host, 'accept-language': 'en', ...(authorization === undefined ? {} : { authorization }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<T>() };
}

const bearer = ({ token }: Pick<Session, 'token'>) => `Bearer ${token}`;

const placedWith = (email: string): Promise<Session> => placeGuestOrder(openTestBrowser(server), email);

const advance = (id: string, status: string) =>
  call('POST', `/simulator/orders/${id}/advance`, { payload: { status } });
const mailedOrderLink = async (email: string) => {
  const { body } = await mailTo(server, email, /order$/);
  return new URL(/http\S+#order=\S+/.exec(body)?.[0] ?? 'none:');
};
const open = (token: string, host?: string) =>
  call<{ result: Session }>('POST', '/guest/open', { payload: { token }, ...(host ? { host } : {}) });
const orderTokenInLink = (link: URL) => new URLSearchParams(link.hash.slice(1)).get('order') ?? '';
const cancel = ({ vendor_id, order_id, token }: Session) =>
  call<{ result: Order }>('PUT', '/order/cancel', {
    authorization: bearer({ token }),
    payload: { vendor_id, order_id, reason: 'USER_REQUEST' },
  });

async function register(email: string, isConfirmed = true, host = 'tw.localhost') {
  const payload = {
    registration_type: 'NPV',
    business_name: 'Jade Dumplings',
    phone_number: host === KUWAIT ? '+96550012345' : '0912 048 317',
    email_address: email,
    password: PASSWORD,
    terms_accepted: true,
    privacy_accepted: true,
  };
  expect((await call('POST', '/register', { payload, host })).status).toBe(200);
  if (!isConfirmed) return;
  const { token } = await linkInMail(server, email, /Confirm/);
  const confirmed = { payload: { token, password: PASSWORD }, host };
  expect((await call('POST', '/register/confirm', confirmed)).status).toBe(200);
}
/** Also presses the button of the mailed link. */
async function joinOrders(email: string, host = 'tw.localhost') {
  const authorization = await signInForAuthorization(email, host);
  await call('POST', '/guest/orders/join', { payload: {}, authorization, host });
  const { name: act, token } = await linkInMail(server, email, /guest orders/);
  const confirmed = { payload: { act, token, password: PASSWORD }, host };
  expect((await call('POST', '/mailed-link', confirmed)).status).toBe(200);
}
async function signInForAuthorization(email: string, host = 'tw.localhost') {
  const { body } = await call<{
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  }>('POST', '/login', { payload: { email_address: email, password: PASSWORD }, host });
  const { AccessToken, IdToken } = body.result.AuthenticationResult;
  return `Bearer ${AccessToken}|${IdToken}`;
}
const seenBy = async (authorization: string, host?: string) => {
  const { status, body } = await call<{ result: { data: Order[] } }>('GET', '/guest/orders', {
    authorization,
    ...(host ? { host } : {}),
  });
  expect(status).toBe(200);
  return body.result.data;
};

describe('the link in the mail about an order', () => {
  it('opens the order on another device, which cancels it by the rules of any order', async () => {
    const placed = await placedWith('wei@mail.test');
    const link = await mailedOrderLink('wei@mail.test');
    expect(link.origin + link.pathname + link.search).toBe('http://tw.localhost:8080/guest');
    const { status, body } = await open(orderTokenInLink(link));
    expect(status).toBe(200);
    expect(body.result).toEqual({
      vendor_id: placed.vendor_id,
      order_id: placed.order_id,
      token: expect.any(String),
      name: 'Lin Chia-hao',
      email: 'wei@mail.test',
      phone_number: expect.stringContaining('912048317'),
      customer_key: expect.stringMatching(/^[\w-]{22}$/),
    });
    const there = body.result;
    const order = await call<{ result: Order }>(
      'GET',
      `/order?vendorId=${there.vendor_id}&orderId=${there.order_id}`,
      { authorization: bearer(there) },
    );
    expect(order.body.result.order_id).toBe(placed.order_id);
    await advance(placed.order_id, 'RECEIVED');
    expect(await cancel(there)).toMatchObject({ status: 200, body: { result: { status: 'CANCELLED' } } });
    expect((await cancel(there)).status).toBe(409);
  });

  it('cannot cancel a collected order', async () => {
    const placed = await placedWith('late@mail.test');
    for (const status of ['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'])
      await advance(placed.order_id, status);
    const { body } = await open(orderTokenInLink(await mailedOrderLink('late@mail.test')));
    expect((await cancel(body.result)).status).toBe(409);
  });

  it('is not a session token, cannot be forged, and works only in its country', async () => {
    const placed = await placedWith('mei@mail.test');
    const other = await placedWith('other@mail.test');
    const token = orderTokenInLink(await mailedOrderLink('mei@mail.test'));
    const path = `/order?vendorId=${placed.vendor_id}&orderId=${placed.order_id}`;
    expect((await call('GET', path, { authorization: `Bearer ${token}` })).status).toBe(401);
    const bent = `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`;
    for (const wrong of [bent, placed.token, placed.order_id, '', 'x'.repeat(2000)])
      expect((await open(wrong)).status).toBe(404);
    expect((await open(token, KUWAIT)).status).toBe(404);
    const { body } = await open(token);
    const foreign = { ...body.result, vendor_id: other.vendor_id, order_id: other.order_id };
    expect((await cancel(foreign)).status).toBe(404);
  });

  it('opens only its own order: reading, changing and cancelling the guest’s next order is not found', async () => {
    const browser = openTestBrowser(server);
    const placed = await placedWith('two@mail.test');
    const { body } = await open(orderTokenInLink(await mailedOrderLink('two@mail.test')));
    const limited = body.result;
    const second = await placeAnotherGuestOrder(browser, placed, 'two@mail.test');
    const authorization = bearer(limited);
    const path = (orderId: string) => `/order?vendorId=${limited.vendor_id}&orderId=${orderId}`;
    expect((await call('GET', path(placed.order_id), { authorization })).status).toBe(200);
    expect((await call('GET', path(second), { authorization })).status).toBe(404);
    expect((await cancel({ ...limited, order_id: second })).status).toBe(404);
    expect((await call('GET', path(second), { authorization: bearer(placed) })).status).toBe(200);
  });

  it('cannot place orders: calls without an order are refused, except prices, places, the profile and sign-out', async () => {
    await placedWith('calls@mail.test');
    const { body } = await open(orderTokenInLink(await mailedOrderLink('calls@mail.test')));
    const admitted: string[] = [];
    for (const [name, row] of callRows) {
      if (!needsSession(row, 'GUEST') || name === 'identity.logout') continue;
      const answer = await sendCall(server, row, sampleCallParts(row), {
        authorization: bearer(body.result),
      });
      if (answer.statusCode !== 403) admitted.push(name);
      else
        expect(answer.json()).toEqual({ message: 'Forbidden', meta: { translation_key: 'error.forbidden' } });
    }
    const left = await call('POST', '/logout', { payload: {}, authorization: bearer(body.result) });
    expect(left.status).toBe(200);
    expect(admitted.sort()).toEqual([
      'exports.proof',
      'geolocator.autocomplete',
      'geolocator.details',
      'geolocator.reverse',
      'orders.answerProposal',
      'orders.cancel',
      'orders.get',
      'orders.renewPin',
      'orders.resendChange',
      'orders.update',
      'pricing.deliveryAreas',
      'pricing.estimations',
      'pricing.fee',
      'pricing.serviceHours',
      'pricing.validateArea',
      'riders.get',
      'vendors.get',
    ]);
  });

  it('does not open an order of a vendor', async () => {
    const { keys } = server.deps;
    const orderId = await (await signedInCaller(server)).placeOrder();
    const expiresAt = server.clock.nowSeconds() + 60;
    const token = await signGuestLink(keys, server.clock, { orderId, country: 'TW' }, expiresAt);
    expect((await open(token)).status).toBe(404);
  });

  it('ends seven days after the order, and the session it opened with it', async () => {
    const placed = await placedWith('old@mail.test');
    const token = orderTokenInLink(await mailedOrderLink('old@mail.test'));
    server.clock.advance(6 * 86_400);
    const { body } = await open(token);
    const path = `/order?vendorId=${placed.vendor_id}&orderId=${placed.order_id}`;
    const fetchGuestOrder = () => call('GET', path, { authorization: bearer(body.result) });
    expect((await fetchGuestOrder()).status).toBe(200);
    server.clock.advance(86_400);
    expect((await open(token)).status).toBe(404);
    expect((await fetchGuestOrder()).status).toBe(401);
  });
});

describe('an account made with the e-mail of a guest', () => {
  it('sees the guest orders after its mailbox let them join, with unchanged ids and vendor', async () => {
    const first = await placedWith('Jade@Shop.test');
    const second = await placedWith('jade@shop.test');
    await placedWith('jane@shop.test');
    await register('jade@shop.test', false);
    expect(
      (await call('POST', '/login', { payload: { email_address: 'jade@shop.test', password: PASSWORD } }))
        .status,
    ).toBe(400);
    const { token } = await linkInMail(server, 'jade@shop.test', /Confirm/);
    await call('POST', '/register/confirm', { payload: { token, password: PASSWORD } });
    await joinOrders('jade@shop.test');
    const orders = await seenBy(await signInForAuthorization('jade@shop.test'));
    const ids = ({ vendor_id, order_id }: Session | Order) => `${vendor_id} ${order_id}`;
    expect(orders.map(ids).sort()).toEqual([first, second].map(ids).sort());
    expect(orders.every(({ status_history }) => status_history.length > 0)).toBe(true);
  });

  it('sees no orders of another account or country', async () => {
    const placed = await placedWith('pearl@shop.test');
    await register('pearl@shop.test', true, KUWAIT);
    await joinOrders('pearl@shop.test', KUWAIT);
    await register('peral@shop.test');
    await joinOrders('peral@shop.test');
    expect(await seenBy(await signInForAuthorization('pearl@shop.test', KUWAIT), KUWAIT)).toEqual([]);
    const stranger = await signInForAuthorization('peral@shop.test');
    expect(await seenBy(stranger)).toEqual([]);
    const path = `/order?vendorId=${placed.vendor_id}&orderId=${placed.order_id}`;
    expect((await call('GET', path, { authorization: stranger })).status).toBe(404);
  });

  it('can read the guest orders but not change them', async () => {
    const placed = await placedWith('amber@shop.test');
    await register('amber@shop.test');
    await joinOrders('amber@shop.test');
    const authorization = await signInForAuthorization('amber@shop.test');
    expect(await seenBy(authorization)).toHaveLength(1);
    const payload = { vendor_id: placed.vendor_id, order_id: placed.order_id, reason: 'USER_REQUEST' };
    expect((await call('PUT', '/order/cancel', { authorization, payload })).status).toBe(404);
  });

  it('is required to list the orders: guests are refused', async () => {
    const placed = await placedWith('ruby@shop.test');
    expect((await call('GET', '/guest/orders', { authorization: bearer(placed) })).status).toBe(403);
    expect((await call('GET', '/guest/orders')).status).toBe(401);
  });
});
