import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { callDocs } from '../call-docs';
import { contract } from '../contract';
import type { Call } from '../wire/call';
import { createApiClient, type ApiClient } from './create-api-client';

interface Recorded {
  line: string;
  contentType: string | undefined;
  body: unknown;
}
interface Doc {
  example: { params?: object; query?: object; body?: object; answer: unknown };
}

const recorded: Recorded[] = [];
let answer: { type: string; status: number; text: string };
let server: Server;
let client: ApiClient;

beforeAll(async () => {
  server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      recorded.push({ line: `${method} ${url}`, contentType: headers['content-type'], body });
      reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createApiClient({ baseUrl: `${origin}/courier/api/v1`, authorization: () => 'Bearer a|i' });
});
beforeEach(() => {
  recorded.length = 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const findDocumentedCall = (name: string): [Call, Doc] => {
  const [resource = '', key = ''] = name.split('.');
  const pick = (table: object) => (table as Record<string, Record<string, unknown>>)[resource]?.[key];
  return [pick(contract) as Call, pick(callDocs) as Doc];
};
const findClientMethod = (name: string) => {
  const [resource = '', key = ''] = name.split('.');
  return (client as unknown as Record<string, Record<string, (input?: object) => Promise<unknown>>>)[
    resource
  ]?.[key];
};

/** `a.b` for each leaf field; a list counts as one field. */
const listLeafFields = (value: unknown, before = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        listLeafFields(inner, before ? `${before}.${key}` : key),
      )
    : [before];

const readPath = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);

/** Request line, and fields of body and answer. */
const DOCUMENTED: readonly (readonly [string, string, string, string])[] = [
  ['parameters.get', 'GET /courier/api/v1/get-country-parameter/serviceHours', '', 'result'],
  ['vendors.list', 'GET /courier/api/v1/vendors', '', 'result.vendors'],
  ['vendors.get', 'GET /courier/api/v1/vendor/v1001', '', 'result.vendor_id'],
  [
    'vendors.updateAddress',
    'PUT /courier/api/v1/vendor/v1001/address',
    'address_text building city country_code latitude longitude notes postal_code street_address unit',
    'result.vendor_id',
  ],
  ['helpCentre.token', 'GET /courier/api/v1/vendor/v1001/hc_jwt_token', '', 'result'],
  [
    'outlets.create',
    'POST /courier/api/v1/outlet',
    'address building city client_vendor_id country_code latitude longitude name parent_vendor_id phone_number postal_code rider_instructions street street_number unit users',
    'result.vendor_id',
  ],
  [
    'outlets.update',
    'PUT /courier/api/v1/outlet/v8k2m4q7w1',
    'address building city client_vendor_id country_code latitude longitude name parent_vendor_id phone_number postal_code rider_instructions street street_number unit users',
    'result.vendor_id',
  ],
  ['riders.get', 'GET /courier/api/v1/riders/r-104', '', 'result.rider_id result.updated_at'],
  [
    'orders.list',
    'GET /courier/api/v1/vendor/v1001/orders?count=30&from=1789920000&include_outlets=true',
    '',
    'result.data result.pagination.pagination_key',
  ],
  [
    'orders.get',
    'GET /courier/api/v1/order?vendorId=v1001&orderId=v1001-2611q7m2x9k4t8w3',
    '',
    'result.order_id',
  ],
  ['orders.cancel', 'PUT /courier/api/v1/order/cancel', 'order_id reason vendor_id', 'result.status'],
  [
    'orders.create',
    'POST /courier/api/v1/order',
    'age_validation_required customer.location.address customer.location.latitude customer.location.longitude customer.location.notes customer.name customer.phone_number delivery_fee login_pickup_estimation order.amount order.cold_bag_needed order.description order.payment_method preordered_for signature vat_number vendor_id',
    'result.order_id',
  ],
  [
    'orders.update',
    'PUT /courier/api/v1/order/v1001-2611q7m2x9k4t8w3',
    'amount delivery_fee item_details location.address location.latitude location.longitude location.notes payment_method signature vendor_id',
    'result.order_id',
  ],
  [
    'pricing.fee',
    'POST /courier/api/v1/delivery/fee',
    'delivery_type destination.latitude destination.longitude source.latitude source.longitude vendor_id',
    'fee signature',
  ],
  [
    'pricing.validateArea',
    'POST /courier/api/v1/delivery/area/validate',
    'location.lat location.lng vendor_id vendor_location.latitude vendor_location.longitude',
    'result',
  ],
  [
    'pricing.estimations',
    'POST /courier/api/v1/estimations',
    'delivery_type destination.latitude destination.longitude source.latitude source.longitude vendor_id',
    'estimations.pick_up estimations.drop_off',
  ],
  ['pricing.deliveryAreas', 'GET /courier/api/v1/delivery/areas/v1001', '', 'result.areas'],
  [
    'pricing.serviceHours',
    'GET /courier/api/v1/vendor/v1001/service-hours?from=1790000000&to=1790086400',
    '',
    'result.windows result.timezone',
  ],
  [
    'vouchers.validate',
    'POST /courier/api/v1/voucher/validate',
    'code order.delivery_fee order.order_time order.signature vendor_id',
    'result.voucher result.delivery_fee result.signature',
  ],
  ['vouchers.get', 'GET /courier/api/v1/voucher/LESS30', '', 'result.code result.available'],
  [
    'payments.auth',
    'POST /courier/api/v1/order/payment/auth/v1001',
    '',
    'result.wallet_id result.access_token result.expires_in',
  ],
  [
    'payments.intent',
    'POST /courier/api/v1/order/payment/intent',
    'bearer_token order.age_validation_required order.customer.location.address order.customer.location.latitude order.customer.location.longitude order.customer.location.notes order.customer.name order.customer.phone_number order.delivery_fee order.login_pickup_estimation order.order.amount order.order.cold_bag_needed order.order.description order.order.payment_method order.preordered_for order.signature order.vat_number order.vendor_id vendor_id wallet_id',
    'result.payment_methods result.intent_id',
  ],
  [
    'payments.confirm',
    'POST /courier/api/v1/order/payment/intent/confirm',
    'bearer_token card.encrypted_card_number card.encrypted_expiry_month card.encrypted_expiry_year card.encrypted_security_code card.holder_name card.save_card order.preordered_for order.vat_number order.vendor_id payment_instrument_id payment_method purchase_intent_id',
    'result.order_id result.redirect_required',
  ],
  [
    'payments.refund',
    'POST /courier/api/v1/order/payment/intent/refund',
    'bearer_token purchase_intent_id vendor_id',
    'result.status',
  ],
  [
    'payments.cancel',
    'POST /courier/api/v1/order/payment/intent/cancel',
    'bearer_token purchase_intent_id vendor_id',
    'result.status',
  ],
  [
    'bulkJobs.create',
    'POST /courier/api/v1/bulk-job/create',
    'content vendor_id',
    'body.bulk_job body.orders',
  ],
  ['bulkJobs.exampleFile', 'GET /courier/api/v1/bulk-job/example-file', '', ''],
  ['bulkJobs.all', 'GET /courier/api/v1/bulk-job/all/v1001', '', 'code body'],
  [
    'bulkJobs.detail',
    'GET /courier/api/v1/bulk-job/detail/v1001/7e1f3c52-91d0-4a65-8f43-6f2f1a9c0b77?from_row=2&count=500',
    '',
    'body.bulk_job body.orders',
  ],
  [
    'bulkJobs.placeOrders',
    'POST /courier/api/v1/bulk-job/place-orders/7e1f3c52-91d0-4a65-8f43-6f2f1a9c0b77?from_row=2&count=500',
    '',
    'body.bulk_job body.orders',
  ],
  [
    'bulkJobs.stop',
    'POST /courier/api/v1/bulk-job/stop/7e1f3c52-91d0-4a65-8f43-6f2f1a9c0b77?from_row=2&count=500',
    '',
    'body.bulk_job body.orders',
  ],
  [
    'identity.login',
    'POST /courier/api/v1/login',
    'email_address password',
    'result.user.id result.user.email result.AuthenticationResult.AccessToken result.AuthenticationResult.RefreshToken',
  ],
  [
    'identity.extend',
    'POST /courier/api/v1/login/extend',
    'refresh_token',
    'result.AuthenticationResult.AccessToken result.AuthenticationResult.IdToken result.AuthenticationResult.ExpiresIn',
  ],
  ['identity.logout', 'POST /courier/api/v1/logout', '', 'result.logged_out'],
  [
    'identity.oauth',
    'POST /courier/api/v1/login/oauth',
    'code provider secret state',
    'result.AuthenticationResult',
  ],
  [
    'registration.register',
    'POST /courier/api/v1/register',
    'business_name email_address password phone_number privacy_accepted registration_type terms_accepted vat_number',
    'data.user_id data.email_address data.verification_expires_at',
  ],
  [
    'registration.verifyVendor',
    'POST /courier/api/v1/register/verify-vendor',
    'email vendor_code',
    'result.valid result.vendor_name',
  ],
  [
    'registration.pending',
    'GET /courier/api/v1/register/confirm?token_digest=p7Rk2Zs9Lq4Nc8Tb6Vd1Xw3Yf5Hg0Jm2Ka4Ue6Pi8Ro',
    '',
    'result.confirmed result.email_address',
  ],
  ['registration.confirm', 'POST /courier/api/v1/register/confirm', 'password token', 'result.confirmed'],
  ['passwords.forgot', 'POST /courier/api/v1/password/forgot', 'email_address', 'result.code_sent'],
  [
    'passwords.reset',
    'POST /courier/api/v1/password/reset',
    'code email_address password',
    'result.password_changed',
  ],
  [
    'guests.login',
    'POST /courier/api/v1/guest/login',
    'email name phone_number',
    'result.vendor_id result.token result.name result.email result.phone_number',
  ],
  [
    'geolocator.autocomplete',
    'GET /courier/api/v1/geolocator/autocomplete?query=Guangfu&country=TW&lat=25.04&lng=121.55&language=tw',
    '',
    'data.data',
  ],
  [
    'geolocator.reverse',
    'GET /courier/api/v1/geolocator/reverse?lat=25.0376&lng=121.5573&language=tw',
    '',
    'address.formatted_address address.latitude address.longitude address.city address.country_code address.zipcode address.street address.number address.suburb address.building',
  ],
  [
    'geolocator.details',
    'GET /courier/api/v1/geolocator/details?query_id=TW%3Aroad%3Aguangfu-s&language=tw',
    '',
    'address.latitude address.longitude',
  ],
  [
    'geolocator.locate',
    'POST /courier/api/v1/geolocator/locate',
    'addresses language near.latitude near.longitude',
    'places',
  ],
  [
    'addressBook.searchCustomers',
    'GET /courier/api/v1/addressbook/search-customers/v1001?query=Lin',
    '',
    'body',
  ],
  [
    'helpCentre.init',
    'POST /conditions-api/v1/init',
    'app_version brand bridge country email global_entity_id guest locale name service_type user_id verification_token',
    'url',
  ],
  [
    'publicTracking.order',
    'GET /courier/api/v1/tracking/v1001-2611q7m2x9k4t8w3',
    '',
    'result.order_id result.stage result.delivery_receipt_available',
  ],
  [
    'publicTracking.parcel',
    'GET /courier/api/v1/tracking-c2c/v1001-2611q7m2x9k4t8w3',
    '',
    'result.sender_name result.description',
  ],
  [
    'publicTracking.receipt',
    'GET /courier/api/v1/delivery-receipt/v1001-2611q7m2x9k4t8w3',
    '',
    'result.delivered_at result.currency',
  ],
  [
    'exports.orders',
    'GET /courier/api/v1/vendor/v1001/orders/export?from=1789920000&to=1790006400&include_outlets=true&status=DELIVERED',
    '',
    '',
  ],
  [
    'exports.ordersByMail',
    'POST /courier/api/v1/vendor/v1001/orders/export',
    'email from include_outlets status to',
    'result.queued',
  ],
  [
    'exports.transactions',
    'GET /courier/api/v1/vendor/v1001/transactions/export?from=1789920000&to=1790006400',
    '',
    '',
  ],
  ['exports.proof', 'GET /courier/api/v1/order/v1001-2611q7m2x9k4t8w3/proof/delivery', '', ''],
  ['exports.terms', 'GET /courier/api/v1/terms/download?lang=ar_KW', '', ''],
];

describe('the client', () => {
  it.each(DOCUMENTED)(
    '%s sends the documented request and gives the documented answer [CLIENT-17]',
    async (name, line, fields, answered) => {
      const [call, { example }] = findDocumentedCall(name);
      const { answer: expected, ...input } = example;
      const isFile = call.file !== undefined;
      answer = {
        type: call.file?.[0] ?? 'application/json',
        status: call.success ?? 200,
        text: isFile ? String(expected) : JSON.stringify(expected),
      };
      const got = await findClientMethod(name)?.(input);
      expect(recorded).toEqual([
        {
          line,
          contentType: 'application/json',
          body: call.method === 'GET' ? undefined : (example.body ?? {}),
        },
      ]);
      const sent = call.method === 'GET' ? undefined : recorded[0]?.body;
      const names = listLeafFields(sent ?? {}).filter(Boolean);
      expect(names.sort().join(' ')).toBe(fields);
      expect(isFile ? await (got as Blob).text() : got).toEqual(expected);
      for (const path of answered.split(' ').filter(Boolean)) expect(readPath(got, path)).toBeDefined();
    },
  );

  it('has a documented call for every call of the contract except our own additions', () => {
    const names = Object.entries(contract).flatMap(([resource, calls]) =>
      Object.keys(calls).map((name) => `${resource}.${name}`),
    );
    const documented = new Set(DOCUMENTED.map(([name]) => name));
    const ours =
      /^(flags|releases|simulator|live)\.|^payments\.(publicKey|outcome|cards|removeCard)$|^orders\.(answerProposal|renewPin|resendChange|placedAsGuest|joinGuestOrders)$|^mailedLinks\.|^guests\.open$|^insights\.get$|^publicTracking\.(propose|proof|rate|pin)$|^insights\.get$|^(evidence|statements)\.|^identity\.(sessions|endSession|endOtherSessions)$|^passwords\.change$|^helpCentre\.ticket$/;
    expect(names.filter((name) => !documented.has(name) && !ours.test(name))).toEqual([]);
  });
});

describe('the example of every call', () => {
  const names = Object.entries(contract).flatMap(([resource, calls]) =>
    Object.keys(calls).map((name) => `${resource}.${name}`),
  );

  it.each(names)('of %s matches its schemas', (name) => {
    const [call, { example }] = findDocumentedCall(name);
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = call[part];
      if (!schema) expect(example[part]).toBeUndefined();
      // A schema must not add or drop fields of an example: the server reads requests by the same schemas.
      else expect(z.parse(schema, example[part])).toEqual(example[part]);
    }
    if (!call.file) expect(z.parse(call.answer, example.answer)).toEqual(example.answer);
  });
});
