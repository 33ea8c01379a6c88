import { createApiClient, isApiError, type ApiClient } from '@courier/api-client';
import type { CreateOrder, FeeRequest } from '@courier/api-client/contract';
import { createFakeBackend } from '@courier/api-client/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { genericCard, typedCard } from '../testing/payments/encrypt-card';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { seedDemoVouchers } from '../testing/server/demonstration';

/** The in-memory backend of screen tests must refuse what the real one refuses, with the same text. */

let server: TestApp;
let real: ApiClient;
let fake: ApiClient;
beforeAll(async () => {
  server = await startTestApp();
  await seedDemoVouchers(server.deps);
  const authorization = await server.authorize('owner@demo.test');
  real = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => authorization,
    retryDelay: () => 0,
    fetch: async (input, init) => {
      const answer = await server.app.inject({
        method: (init?.method ?? 'GET') as 'GET',
        url: String(input),
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
      });
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      });
    },
  });
  fake = createFakeBackend({ flags: { guest_checkout: true } }).client;
});
afterAll(() => server.close());

const SHOP = { latitude: 25.0421, longitude: 121.5443 };
const DOOR = { latitude: 25.0376, longitude: 121.5573 };
const trip: FeeRequest = { source: SHOP, destination: DOOR, vendor_id: 'v1001', delivery_type: 'food' };

async function orderBody(client: ApiClient): Promise<CreateOrder> {
  const { fee, signature } = await client.pricing.fee({ body: trip });
  return {
    vendor_id: 'v1001',
    customer: {
      name: 'Lin Chia-hao',
      phone_number: '+886912048317',
      location: { ...DOOR, address: 'No. 17, Ln. 240, Guangfu S. Rd.', notes: '' },
    },
    order: { payment_method: 'PAID', amount: 640, description: 'tea', cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: fee,
    signature,
  };
}

const outlet = {
  parent_vendor_id: 'v1001',
  name: 'Harbour Tea Dunhua',
  address: 'Dunhua S. Rd.',
  ...SHOP,
  phone_number: '0227215001',
  client_vendor_id: 'dunhua-1',
};
const registration = {
  registration_type: 'NPV' as const,
  business_name: 'Noodles',
  phone_number: '0227215001',
  email_address: 'noodles@mail.test',
  password: 'Noodles#2026',
  terms_accepted: true,
  privacy_accepted: true,
};

async function createIntent(client: ApiClient) {
  const { result: wallet } = await client.payments.auth({ params: { vendorId: 'v1001' } });
  const { wallet_id, access_token: bearer_token } = wallet;
  const order = await orderBody(client);
  const { result } = await client.payments.intent({
    body: { wallet_id, bearer_token, vendor_id: 'v1001', order },
  });
  return { bearer_token, vendor_id: 'v1001', purchase_intent_id: result.intent_id };
}

async function pay(client: ApiClient, number: string) {
  const { vendor_id, ...intent } = await createIntent(client);
  const { jwk, payment_method } = (await client.payments.publicKey()).result;
  const card = await genericCard(typedCard(number), jwk);
  const body = { ...intent, order: { vendor_id }, payment_method, payment_instrument_id: 'NEW', card };
  const { result } = await client.payments.confirm({ body });
  return { ...result, body, ending: { ...intent, vendor_id } };
}

async function expectOutcome(
  client: ApiClient,
  status: string,
  ending: Awaited<ReturnType<typeof createIntent>>,
) {
  const { purchase_intent_id: intentId, vendor_id } = ending;
  const { result } = await client.payments.outcome({ params: { intentId }, query: { vendor_id } });
  if (result.status !== status) throw new Error(`The payment is ${result.status} instead of ${status}`);
}

const placeChangedOrder = async (
  client: ApiClient,
  change: (body: CreateOrder) => CreateOrder = (body) => body,
) => client.orders.create({ body: change(await orderBody(client)) });

async function cancelled(client: ApiClient) {
  const { order_id } = (await placeChangedOrder(client)).result;
  await client.simulator.advance({ params: { orderId: order_id }, body: { status: 'RECEIVED' } });
  const body = { vendor_id: 'v1001', order_id, reason: 'USER_REQUEST' as const };
  await client.orders.cancel({ body });
  return { body, order_id };
}

type Scenario = (client: ApiClient) => Promise<unknown>;

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a wrong password': (client) =>
    client.identity.login({ body: { email_address: 'owner@demo.test', password: 'no' } }),
  'an unknown identity provider': (client) => client.identity.oauth({ body: { provider: 'x', code: 'y' } }),
  'an impossible phone number of a guest': (client) =>
    client.guests.login({ body: { name: 'Lin', phone_number: '12' } }),
  'a registration without the terms': (client) =>
    client.registration.register({ body: { ...registration, terms_accepted: false } }),
  'a registration with a weak password': (client) =>
    client.registration.register({ body: { ...registration, password: 'weak' } }),
  'a registration with a wrong VAT number': (client) =>
    client.registration.register({ body: { ...registration, vat_number: '1' } }),
  'a registration of an email that is taken': (client) =>
    client.registration.register({ body: { ...registration, email_address: 'owner@demo.test' } }),
  'a registration for an unknown vendor': (client) =>
    client.registration.register({
      body: {
        ...registration,
        registration_type: 'PV',
        vendor_code: 'v9',
        vendor_email: 'a@mail.test',
      },
    }),
  'a registration without the vendor’s code': (client) =>
    client.registration.register({ body: { ...registration, registration_type: 'PV' } }),
  'a vendor code that belongs to nobody': (client) =>
    client.registration.verifyVendor({ body: { vendor_code: 'v9', email: 'a@mail.test' } }),
  'an unknown confirmation': (client) => client.registration.confirm({ body: { token: 'x' } }),
  'an unknown registration': (client) =>
    client.registration.pending({ query: { token_digest: 'x'.repeat(43) } }),
  'an unknown link of a mail': (client) =>
    client.mailedLinks.get({ query: { act: 'vendor-claim', token_digest: 'x'.repeat(43) } }),
  'an unknown link of a mail that is confirmed': (client) =>
    client.mailedLinks.confirm({ body: { act: 'guest-orders', token: 'x' } }),
  'a new password that is weak': (client) =>
    client.passwords.reset({
      body: { email_address: 'owner@demo.test', code: '123456', password: 'weak' },
    }),
  'a new password without a code': (client) =>
    client.passwords.reset({
      body: { email_address: 'owner@demo.test', code: '123456', password: 'Courier#2027' },
    }),
  'an unknown vendor': (client) => client.vendors.get({ params: { vendorId: 'v9' } }),
  'a fee for a place that is none': (client) =>
    client.pricing.fee({ body: { ...trip, source: { latitude: 95, longitude: 0 } } }),
  'an unknown country parameter': (client) =>
    client.parameters.get({ params: { name: 'nothing' as 'serviceHours' } }),
  'an unknown order': (client) => client.orders.get({ query: { vendorId: 'v1001', orderId: 'x' } }),
  'an order without a name': (client) =>
    placeChangedOrder(client, (body) => ({ ...body, customer: { ...body.customer, name: '' } })),
  'an order with too long a description': (client) =>
    placeChangedOrder(client, (body) => ({
      ...body,
      order: { ...body.order, description: 'x'.repeat(201) },
    })),
  'an order with a forged signature': (client) =>
    placeChangedOrder(client, (body) => ({ ...body, signature: 'x' })),
  'an order with another fee': (client) =>
    placeChangedOrder(client, (body) => ({ ...body, delivery_fee: 1 })),
  'an order with a discount nobody signed': (client) =>
    placeChangedOrder(client, (body) => ({
      ...body,
      voucher: { code: 'LESS30', type: 'amount', amount: 30 },
      discounted_delivery_fee: 1,
      discounted_delivery_fee_signature: 'x',
    })),
  'a key used for another order': async (client) => {
    const body = await orderBody(client);
    const options = { idempotencyKey: `parity-${client === real ? 'real' : 'fake'}` };
    await client.orders.create({ body }, options);
    return client.orders.create({ body: { ...body, vat_number: '12345678' } }, options);
  },
  'a second cancellation': async (client) => client.orders.cancel({ body: (await cancelled(client)).body }),
  'a change of a cancelled order': async (client) => {
    const { order_id } = await cancelled(client);
    const { customer, order, delivery_fee, signature } = await orderBody(client);
    const { payment_method, amount, description: item_details } = order;
    return client.orders.update({
      params: { orderId: order_id },
      body: {
        vendor_id: 'v1001',
        payment_method,
        amount,
        item_details,
        location: customer.location,
        delivery_fee,
        signature,
      },
    });
  },
  'an unknown voucher': (client) => client.vouchers.get({ params: { code: 'NOPE' } }),
  'a voucher nobody may use': async (client) => {
    const { fee, signature } = await client.pricing.fee({ body: trip });
    const order = { order_time: 0, delivery_fee: fee, signature };
    return client.vouchers.validate({ body: { code: 'NOPE', vendor_id: 'v1001', order } });
  },
  'a voucher for a fee nobody quoted': (client) =>
    client.vouchers.validate({
      body: {
        code: 'TEA10',
        vendor_id: 'v1001',
        order: { order_time: 0, delivery_fee: 1, signature: 'x' },
      },
    }),
  'a card that is declined': (client) => pay(client, '4000000000000002'),
  'a card without funds': (client) => pay(client, '4000000000009995'),
  'a payment that is confirmed twice': async (client) =>
    client.payments.confirm({ body: (await pay(client, '4242424242424242')).body }),
  'a refund of an order that is on its way': async (client) =>
    client.payments.refund({ body: (await pay(client, '4242424242424242')).ending }),
  'a cancellation of a payment that was made': async (client) =>
    client.payments.cancel({ body: (await pay(client, '4242424242424242')).ending }),
  'a cancellation of a payment that waits': async (client) =>
    client.payments.cancel({ body: (await pay(client, '4000000000003220')).ending }),
  'a payment with an unknown token': async (client) =>
    client.payments.cancel({ body: { ...(await createIntent(client)), bearer_token: 'x' } }),
  'the outcome of a payment that was made': async (client) =>
    expectOutcome(client, 'PAID', (await pay(client, '4242424242424242')).ending),
  'the outcome of a payment that waits for the bank': async (client) =>
    expectOutcome(client, 'CHALLENGED', (await pay(client, '4000000000003220')).ending),
  'the outcome of an unknown payment': (client) =>
    client.payments.outcome({ params: { intentId: 'x' }, query: { vendor_id: 'v1001' } }),
  'the outcome of a payment of another outlet': async (client) => {
    const { purchase_intent_id } = await createIntent(client);
    return client.payments.outcome({
      params: { intentId: purchase_intent_id },
      query: { vendor_id: 'v1002' },
    });
  },
  'a stored card nobody has': async (client) => {
    const { vendor_id, ...intent } = await createIntent(client);
    const { payment_method } = (await client.payments.publicKey()).result;
    return client.payments.confirm({
      body: { ...intent, order: { vendor_id }, payment_method, payment_instrument_id: 'none' },
    });
  },
  'an intent of an order without a name': async (client) => {
    const { result } = await client.payments.auth({ params: { vendorId: 'v1001' } });
    const body = await orderBody(client);
    const order = { ...body, customer: { ...body.customer, name: '' } };
    const { wallet_id, access_token: bearer_token } = result;
    return client.payments.intent({ body: { wallet_id, bearer_token, vendor_id: 'v1001', order } });
  },
  'an outlet with an impossible phone number': (client) =>
    client.outlets.create({ body: { ...outlet, phone_number: '12' } }),
  'an outlet whose id is taken': async (client) => {
    await client.outlets.create({ body: outlet });
    return client.outlets.create({ body: outlet });
  },
  'an outlet of an outlet': (client) =>
    client.outlets.create({ body: { ...outlet, parent_vendor_id: 'v1002' } }),
  'an outlet that is managed elsewhere': (client) =>
    client.outlets.update({ params: { vendorId: 'a-v1004' }, body: outlet }),
  'an outlet that would move to another id': (client) =>
    client.outlets.update({ params: { vendorId: 'v1002' }, body: outlet }),
  'a file that is no spreadsheet': (client) =>
    client.bulkJobs.create({ body: { vendor_id: 'v1001', content: 'YQ==' } }),
  'an unknown file': (client) =>
    client.bulkJobs.detail({ params: { vendorId: 'v1001', jobId: 'x' }, query: {} }),
  'a picture there is none of': async (client) => {
    const { order_id } = (await placeChangedOrder(client)).result;
    return client.exports.proof({ params: { orderId: order_id, kind: 'delivery' } });
  },
  'a receipt before the delivery': async (client) => {
    const { order_id } = (await placeChangedOrder(client)).result;
    return client.publicTracking.receipt({ params: { orderId: order_id } });
  },
  'an unknown parcel': (client) => client.publicTracking.parcel({ params: { orderId: 'x' } }),
  'a help centre without its token': (client) =>
    client.helpCentre.init({
      body: {
        user_id: 'u',
        email: 'e',
        guest: false,
        name: 'n',
        brand: 'courier',
        global_entity_id: 'FP_TW',
        country: 'TW',
        locale: 'zh-TW',
        app_version: '1',
        verification_token: 'x',
        bridge: 'iframe',
        service_type: 'portal',
      },
    }),
};

/** The failure of a call as its caller sees it, or its success. */
async function scenarioOutcome(scenario: Scenario, client: ApiClient): Promise<unknown> {
  try {
    await scenario(client);
    return 'success';
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status, translationKey, field = null } = error;
    return { status, translationKey, field };
  }
}

it.each(Object.entries(SCENARIOS))('answers %s like the real backend', async (_name, scenario) => {
  expect(await scenarioOutcome(scenario, fake)).toEqual(await scenarioOutcome(scenario, real));
});
