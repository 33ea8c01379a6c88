import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Vendor } from '@courier/api-client/contract';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { setRules } from '../../../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { paymentMethodFile } from './payment-method-file';
import { vendorMethods } from '../rule-shapes/payment-method-rules';

const HEADING = 'country,vendor,method,offered';
const folder = ruleFolder();
let server: TestApp;
let owner: TestCaller;

const read = (lines: readonly string[]) =>
  paymentMethodFile.read(folder.write('methods.csv', [HEADING, ...lines].join('\n')), undefined);

beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  owner = await signedInCaller(server);
});
afterEach(() => server.deps.db.deleteFrom('operator_rules').where('kind', '=', 'payment-methods').execute());
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function offer(...lines: readonly string[]): Promise<void> {
  const { byCountry } = await read(lines);
  for (const [country, rules] of byCountry)
    await setRules(server.deps.db, 'payment-methods', rules, server.clock.nowSeconds(), country);
}
const store = (methods: object, vendorId = 'v1001') =>
  server.deps.db
    .updateTable('vendors')
    .set({ payment_methods: JSON.stringify(methods) })
    .where('vendor_id', '=', vendorId)
    .execute();
const openWallet = async (vendorId = 'v1001') =>
  (await owner.call('POST', `/order/payment/auth/${vendorId}`, {})).status;
const readParameter = async (name: string) =>
  (await owner.call('GET', `/get-country-parameter/${name}`)).body.result;
const readMethods = async (vendorId = 'v1001') =>
  ((await owner.call('GET', `/vendor/${vendorId}`)).body.result as Vendor).flags.payment_methods;
const place = async (payment_method: 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY') => {
  const body = await owner.orderBody((order) => ({ ...order, order: { ...order.order, payment_method } }));
  const answer = await owner.call('POST', '/order', body);
  return answer.status === 200 ? 'placed' : answer.body.meta?.translation_key;
};
async function logInAsGuest() {
  const payload = { name: 'Lin Chia-hao', email: 'lin@mail.test', phone_number: '0912048317' };
  const answer = await server.app.inject({ method: 'POST', url: `${API}/guest/login`, payload });
  const { vendor_id, token } = answer.json<{ result: { vendor_id: string; token: string } }>().result;
  return async (path: string, body?: object) => {
    const url = `${API}${path.replace('{id}', vendor_id)}`;
    const headers = { authorization: `Bearer ${token}` };
    return server.app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers,
      ...(body ? { payload: body } : {}),
    });
  };
}

it('a line of a country lets all vendors pay by card, and a line of a vendor is an exception', async () => {
  await store({ PAID: true }, 'v1001');
  await store({ PAID: true }, 'v1003');
  expect([await openWallet(), await openWallet('v1003')]).toEqual([409, 409]);
  await offer('TW,,card,yes', 'TW,v1003,card,no');
  expect([await openWallet(), await openWallet('v1003')]).toEqual([200, 409]);
  expect(await readMethods()).toEqual({ PAID: true, ONLINE_PAYMENT: true });
  expect(await readMethods('v1003')).toEqual({ PAID: true, ONLINE_PAYMENT: false });
});

it('a line of one vendor lets it pay by card, and no other', async () => {
  await store({ PAID: true }, 'v1001');
  await store({ PAID: true }, 'v1003');
  await offer('TW,v1003,card,yes');
  expect([await openWallet(), await openWallet('v1003')]).toEqual([409, 200]);
});

it('a country without cards does not offer them to shops or guests', async () => {
  const call = await logInAsGuest();
  expect((await call('/order/payment/auth/{id}', {})).statusCode).toBe(200);
  await offer('TW,,card,no');
  expect((await call('/order/payment/auth/{id}', {})).statusCode).toBe(409);
  expect(await openWallet()).toBe(409);
  expect(await readParameter('onlinePaymentActivated')).toBe('false');
  expect(await readParameter('paymentMethods')).toBe('CASH_ON_DELIVERY');
});

it('orders follow the rules: cash is refused, payment on delivery is accepted', async () => {
  await store({ PAID: true, CASH_ON_DELIVERY: true });
  expect(await place('CASH_ON_DELIVERY')).toBe('placed');
  await offer('TW,,cash,no', 'TW,v1001,on_delivery,yes', 'TW,v1001,advance,no');
  expect(await place('CASH_ON_DELIVERY')).toBe('validation.fill-payment-method');
  expect(await place('PAID')).toBe('validation.fill-payment-method');
  expect(await place('PAYMENT_ON_DELIVERY')).toBe('placed');
  expect(await readParameter('paymentMethods')).toBe('ONLINE_PAYMENT');
});

it('a line of a country gives guests no method, because they have no account', async () => {
  const { byCountry } = await read(['TW,,advance,yes', 'TW,,cash,no']);
  const stored = { PAID: false, CASH_ON_DELIVERY: true };
  const offered = vendorMethods(byCountry.get('TW') ?? [], { vendorId: 'guest-1', stored });
  expect(offered).toEqual({ PAID: false, CASH_ON_DELIVERY: false });
});

it('is written as it is read', async () => {
  const { byCountry } = await read(['TW,,card,yes', 'TW,v1001,cash,no', 'SG,,on_delivery,yes']);
  const again = folder.write('again.csv', paymentMethodFile.write(byCountry));
  expect((await paymentMethodFile.read(again, undefined)).byCountry).toEqual(byCountry);
});

it.each([
  ['TW,,cheque,yes', 'line 3, method "cheque": write one of card, cash, on_delivery, advance'],
  ['TW,,cash,perhaps', 'line 3, offered "perhaps": write one of yes, no'],
  ['TW,,card,yes', 'line 3, method "card": the same method is given twice; leave one of the lines out'],
  [
    'TW,v1001,card,yes',
    'line 3, offered "yes": card is "no" for the whole of TW; leave that line or this one out',
  ],
  ['XX,,card,yes', 'line 3, country "XX": no such country'],
])('%s is refused with its line and the way to fix it', async (line, problem) => {
  expect(await findProblems(read(['TW,,card,no', line]))).toContain(`methods.csv, ${problem}`);
});
