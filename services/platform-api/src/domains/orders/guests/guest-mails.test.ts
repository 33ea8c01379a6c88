import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startMailServer } from '../../../testing/companies/mail-server';
import { API, DESTINATION, SHOP } from '../../../testing/callers/place-order';
import { mailTo, mailsTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  // Jobs only run while the server is ready.
  await server.app.ready();
});
afterAll(() => server.close());

async function post<T>(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ method: 'POST', url: `${API}${path}`, payload, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
}

async function placeGuestOrder(email: string, language: string, host = 'localhost') {
  const details = { name: 'Lin Chia-hao', email, phone_number: '0912048317' };
  const { result: guest } = await post<{ result: { vendor_id: string; token: string } }>(
    '/guest/login',
    details,
    { 'accept-language': language, host },
  );
  const headers = { authorization: `Bearer ${guest.token}` };
  const { fee, signature } = await post<{ fee: number; signature: string }>(
    '/delivery/fee',
    { source: SHOP, destination: DESTINATION, vendor_id: guest.vendor_id, delivery_type: 'food' },
    headers,
  );
  const { result } = await post<{ result: { order_id: string } }>(
    '/order',
    {
      vendor_id: guest.vendor_id,
      customer: {
        name: 'Chen Yu-ting',
        phone_number: '+886912048318',
        location: { ...DESTINATION, address: 'No. 17, Guangfu S. Rd.', notes: '' },
      },
      order: {
        payment_method: 'CASH_ON_DELIVERY',
        amount: 640,
        description: '2 × tea',
        cold_bag_needed: false,
      },
      age_validation_required: false,
      delivery_fee: fee,
      signature,
      sender: { ...details, location: { ...SHOP, address: 'No. 36, Fuxing S. Rd.', notes: '' } },
    },
    headers,
  );
  return result.order_id;
}
const advance = (id: string, status: string) => post(`/simulator/orders/${id}/advance`, { status });

it('mails a guest a confirmation of the order and a receipt after delivery, once each', async () => {
  const id = await placeGuestOrder('lin@mail.test', 'en');
  const first = await mailTo(server, 'lin@mail.test', /order$/);
  const [, key] = /\/tracking\/[\w-]+#key=([\w-]{22})\s/.exec(first.body) ?? [];
  expect(first.body).toContain(`http://tw.localhost:8080/tracking/${id}#key=${key}`);
  expect(first.body).toMatch(/Delivery fee: NT\u00A0\d+$/m);
  expect(first.body).not.toMatch(/912048318|Guangfu|Chen Yu-ting/);
  for (const status of ['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED'])
    await advance(id, status);
  const receipt = await mailTo(server, 'lin@mail.test', /receipt$/);
  expect(receipt.body).toContain(`http://tw.localhost:8080/delivery-receipt/${id}#key=${key}`);
  expect(await mailsTo(server, 'lin@mail.test')).toHaveLength(2);
});

it.each([
  ['ar-KW,en;q=0.5', 'ar@mail.test', /^طلبك في/],
  ['de;q=0.4,ur-PK', 'ur@mail.test', /آرڈر$/],
  ['zh-TW', 'zh@mail.test', /^您的 .* 訂單$/],
  ['de', 'de@mail.test', /^Ihr Auftrag bei /],
  ['fr', 'fr@mail.test', /^Your .* order$/],
])('uses the language requested by %s', async (language, email, subject) => {
  await placeGuestOrder(email, language);
  await mailTo(server, email, subject);
});

it('uses the texts and the sender address of the brand in the first mail and the receipt [CONF-14] [CONF-15]', async () => {
  const id = await placeGuestOrder('send@mail.test', 'en', 'send.tw.localhost:8080');
  const first = await mailTo(server, 'send@mail.test', /order$/);
  expect(first.subject).toBe('Your Send order');
  expect(first.body).toContain(`http://send.tw.localhost:8080/tracking/${id}`);
  for (const status of ['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED'])
    await advance(id, status);
  const receipt = await mailTo(server, 'send@mail.test', /receipt$/);
  expect(receipt.subject).toBe('Your Send receipt');
  expect(receipt.body).toContain(`http://send.tw.localhost:8080/delivery-receipt/${id}`);
});

it('sends by the mail server if one is configured', async () => {
  const smtp = await startMailServer();
  const { config } = server.deps;
  const { smtpUrl } = config;
  Object.assign(config, { smtpUrl: `smtp://127.0.0.1:${smtp.port}` });
  const id = await placeGuestOrder('smtp@mail.test', 'en');
  await until(() => smtp.mails.length > 0);
  Object.assign(config, { smtpUrl });
  smtp.close();
  expect(smtp.mails[0]).toMatch(/^To: .*smtp@mail\.test/m);
  expect(smtp.mails[0]?.replace(/=\r\n/g, '')).toContain(`/tracking/${id}`);
});
