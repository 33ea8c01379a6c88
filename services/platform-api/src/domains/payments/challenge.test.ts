import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openIntent, pay } from '../../testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { sweepChallenges } from './intents/late-challenges';

const GOOD = '4242424242424242';
const ASKED = '4000000000003220';
const ABANDONED = '4000000000003253';
let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ corsOrigins: ['https://portal.example'] });
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const challenged = async (number = ASKED, more: object = {}) => {
  const paid = await pay(owner, number, { more, typed: { save: true } });
  if (!paid.result?.redirect_required) throw new Error(`No redirect: ${JSON.stringify(paid.body)}`);
  const url = new URL(paid.result.redirect_required.redirectUrl);
  return { ...paid, url, orderId: paid.result.order_id, secret: url.searchParams.get('id') ?? '' };
};
/** The page of the bank, to which the address of the server leads. */
async function openPage({ pathname, search }: URL, headers: Record<string, string> = {}) {
  const led = await server.app.inject({ url: `${pathname}${search}` });
  const { location } = led.headers;
  return location === undefined ? led : server.app.inject({ url: location, headers });
}
/** The answer of the server to which the bank returns, or of the bank when it does not. */
async function respond(secret: string, choice: string) {
  const back = await server.app.inject({
    method: 'POST',
    url: '/sandbox-bank/challenge',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ id: secret, answer: choice }).toString(),
  });
  const { location } = back.headers;
  return location === undefined ? back : server.app.inject({ url: location });
}
const fetchOrderStatus = async (id: string) => (await owner.order(id)).status;

describe('a card that requires a bank challenge', () => {
  it('returns the address of a page without scripts [API-PAY-04]', async () => {
    const { url, orderId } = await challenged();
    expect(await fetchOrderStatus(orderId)).toBe('PAYMENT_INITIATED');
    const page = await openPage(url);
    const policy = String(page.headers['content-security-policy']);
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.body).not.toMatch(/<script|javascript:| on\w+=/i);
    const chinese = await openPage(url, { 'accept-language': 'zh-TW,zh;q=0.9' });
    expect([page.body.includes('Confirm your payment'), chinese.body.includes('確認付款')]).toEqual([
      true,
      true,
    ]);
  });

  it('is in the language the portal names rather than the browser’s, with the amount as the portal writes it', async () => {
    const { url } = await challenged(ASKED, { return_url: '/payment-return?payment=1&lang=ar_KW' });
    const { body } = await openPage(url, { 'accept-language': 'en' });
    expect(body).toContain('<html lang="ar-KW" dir="rtl">');
    expect(body).toContain('أكّد الدفع');
    expect(body).toMatch(/<bdi dir="ltr">\u2066NT\u00A0\d+\u2069<\/bdi>/);
  });

  it.each([
    [ASKED, 'approve', 'PAYMENT_COMMITTED'],
    [ASKED, 'reject', 'PAYMENT_FAILED'],
    [ABANDONED, 'approve', 'PAYMENT_CANCELLED'],
  ])('%s, answered with %s, moves the order to %s [API-PAY-06]', async (number, choice, status) => {
    const { secret, orderId } = await challenged(number);
    const events: string[] = [];
    const stop = server.deps.bus.subscribe((order) => events.push(order.status));
    const first = await respond(secret, choice);
    stop();
    expect([first.statusCode, first.headers.location]).toEqual([
      303,
      `/order-tracking/v1001?order_id=${orderId}`,
    ]);
    expect([await fetchOrderStatus(orderId), events]).toEqual([status, [status]]);
    const second = await respond(secret, 'approve');
    expect([second.statusCode, await fetchOrderStatus(orderId)]).toEqual([404, status]);
  });

  it('saves the card only after approval', async () => {
    const cards = async () => (await openIntent(owner)).methods[0]?.payment_instruments.length;
    const before = await cards();
    await respond((await challenged(ABANDONED)).secret, 'approve');
    expect(await cards()).toBe(before);
  });

  it('is cancelled after ten minutes without an answer', async () => {
    const { secret, url, orderId, ending } = await challenged();
    server.clock.advance(601);
    expect((await openPage(url)).statusCode).toBe(404);
    expect((await respond(secret, 'approve')).statusCode).toBe(404);
    await sweepChallenges({ ...server.deps, log: server.app.log });
    expect(await fetchOrderStatus(orderId)).toBe('PAYMENT_CANCELLED');
    expect((await owner.call('POST', '/order/payment/intent/cancel', ending)).status).toBe(200);
  });

  it.each(['', 'id', 'id=', 'id=%00', 'id=%F0', `id=${'x'.repeat(4000)}`])(
    'has no page for %j',
    async (query) => {
      const page = await server.app.inject({ url: `/sandbox-bank/challenge?${query}` });
      expect(page.statusCode).toBe(404);
    },
  );

  it('accepts no other kind of body', async () => {
    const openChallenge = (type: string, payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/sandbox-bank/challenge',
        headers: { 'content-type': type },
        payload,
      });
    expect((await openChallenge('application/x-www-form-urlencoded', 'x'.repeat(2000))).statusCode).toBe(413);
    expect((await openChallenge('text/plain', 'id=1')).statusCode).toBe(415);
    expect((await openChallenge('application/json', '{"id":"1"}')).statusCode).toBe(404);
  });
});

describe('the return address', () => {
  it.each(['/request-a-rider/v1001?step=paid', 'http://localhost/x', 'https://portal.example/paid#done'])(
    'may be %s',
    async (return_url) => {
      const { secret, url } = await challenged(ASKED, { return_url });
      const page = await openPage(url);
      const next = new URL(return_url, 'http://localhost');
      expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${next.origin};`);
      expect((await respond(secret, 'approve')).headers.location).toBe(next.href);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'https://portal.example.evil.example/',
    'https://localhost@evil.example/',
    'http://portal.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    'data:text/html,x',
    'http://[',
  ])('may not be %s', async (return_url) => {
    const { status, body } = await pay(owner, ASKED, { more: { return_url } });
    expect([status, body.meta?.field]).toEqual([400, 'return_url']);
  });
});

describe('ending a payment', () => {
  const endIntent = (call: 'refund' | 'cancel', ending: object) =>
    owner.call('POST', `/order/payment/intent/${call}`, ending);

  it('cancels an unpaid payment, also repeatedly [API-PAY-07]', async () => {
    const { ending, orderId, secret } = await challenged();
    for (const attempt of ['first', 'second']) {
      const answered = await endIntent('cancel', ending);
      expect([attempt, answered.status, answered.body.result]).toEqual([
        attempt,
        200,
        { status: 'CANCELLED' },
      ]);
    }
    expect(await fetchOrderStatus(orderId)).toBe('PAYMENT_CANCELLED');
    expect((await respond(secret, 'approve')).statusCode).toBe(404);
    const declined = await pay(owner, '4000000000000002');
    expect((await endIntent('cancel', declined.ending)).status).toBe(200);
    expect((await endIntent('refund', declined.ending)).status).toBe(409);
  });

  it('refunds a paid order only after its cancellation [API-PAY-07]', async () => {
    const { ending, result } = await pay(owner, GOOD);
    const order_id = result?.order_id ?? '';
    expect((await endIntent('refund', ending)).status).toBe(409);
    expect((await endIntent('cancel', ending)).status).toBe(409);
    await owner.call('POST', `/simulator/orders/${order_id}/advance`, { status: 'RECEIVED' });
    const reason = 'USER_REQUEST';
    await owner.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id, reason });
    for (const attempt of ['first', 'second']) {
      const answered = await endIntent('refund', ending);
      expect([attempt, answered.status, answered.body.result]).toEqual([
        attempt,
        200,
        { status: 'REFUNDED' },
      ]);
    }
  });
});
