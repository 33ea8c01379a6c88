import type { Call } from '@courier/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { callRows, sampleCallParts, sendCall, type Parts } from '../../testing/server/contract-calls';
import { openIntent, openWallet, type Wallet } from '../../testing/payments/pay-order';
import { DESTINATION, signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { printFigure } from '../../testing/print-figure';
import type { JsonSchema } from '../../testing/inputs/sample-of-schema';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

const guarded = callRows.filter(([, call]) => call.access !== 'public');
const REFUSED = [400, 401, 403, 404];
const STRANGER = {
  email: 'solo@demo.test',
  vendor: 'v4001',
  shop: { latitude: 25.0512, longitude: 121.5301 },
};

let server: TestApp;
let owner: TestCaller;
let stranger: TestCaller;
let authorization: string;
let theirs: { wallet: Wallet; intentId: string; cardId: string; orderId: string; sessionId: string };
let mine: { wallet: Wallet; intentId: string };
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  stranger = await signedInCaller(server, STRANGER.email, STRANGER.vendor, STRANGER.shop);
  authorization = await server.authorize(STRANGER.email);
  const orderId = await owner.placeOrder();
  const { wallet, intentId } = await openIntent(owner);
  const cardId = 'card-of-the-owner';
  await server.deps.db
    .insertInto('payment_instruments')
    .values({
      id: cardId,
      wallet_id: wallet.wallet_id,
      provider: 'generic_creditcard',
      provider_token: 'token-of-the-owner',
      scheme: 'visa',
      card_last_digits: '4242',
      holder_name: 'LIN CHIA-HAO',
      expiry_month: '12',
      expiry_year: '2031',
      created_at: 1,
    })
    .execute();
  const { id: sessionId } = await server.deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select('sessions.id')
    .where('email', '=', 'owner@demo.test')
    .executeTakeFirstOrThrow();
  theirs = { wallet, intentId, cardId, orderId, sessionId };
  const own = await openWallet(stranger, STRANGER.vendor);
  const opened = await stranger.call('POST', '/order/payment/intent', {
    wallet_id: own.wallet_id,
    bearer_token: own.access_token,
    vendor_id: STRANGER.vendor,
    order: await stranger.orderBody(),
  });
  mine = { wallet: own, intentId: (opened.body.result as { intent_id: string }).intent_id };
});
afterAll(() => server.close());

/** Fields that name or open a resource of an account. */
const NAMING = /(^|[._])(ids?|token|key|code|signature|email)$|Ids?$/;

const listSchemaFields = (schema: JsonSchema | undefined, path: string): string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...listSchemaFields(field, `${path}.${name}`),
    ...listSchemaFields(field.items, `${path}.${name}[]`),
  ]);
const namingFields = (call: Call): string[] =>
  (['params', 'query', 'body'] as const)
    .flatMap((part) => {
      const schema = call[part];
      return schema ? listSchemaFields(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, part) : [];
    })
    .filter((field) => NAMING.test(field));

/** Fields that name no resource of an account, and why foreign values reveal nothing. */
const NOBODYS: Readonly<Record<string, string>> = {
  'query.token': 'groups suggestions at the provider',
  'query.query_id': 'a place',
  'query.pagination_key': 'where a page begins, among the orders of the vendor that is proved',
  'body.country_code': 'part of an address',
  'body.postal_code': 'part of an address',
  'body.client_vendor_id': 'a label of the account’s own',
  'body.signature': 'signs a quote for one vendor; refused below for another one',
  'body.order.signature': 'as above',
  'body.discounted_delivery_fee_signature': 'as above',
  'body.order.discounted_delivery_fee_signature': 'as above',
  'body.voucher.code': 'vouchers are the country’s, and counted per account',
  'body.order.voucher.code': 'as above',
  'params.code': 'as above',
  'body.code': 'as above',
  'body.sender.email': 'where a copy goes, typed by the caller',
  'body.order.sender.email': 'as above',
  'body.email': 'where a file goes, typed by the caller',
  'outlets.update body.parent_vendor_id': 'refused unless it is the stored one of the outlet that is proved',
  'payments.intent body.order.vendor_id': 'refused unless it is the vendor that is proved',
};

/** Ids without an `owner` check: a stranger sends the id of another account. */
const FOREIGN: Readonly<Record<string, () => Promise<[path: string, body?: object]>>> = {
  'payments.intent body.wallet_id': () => intent({ wallet_id: theirs.wallet.wallet_id }),
  'payments.intent body.bearer_token': () => intent({ bearer_token: theirs.wallet.access_token }),
  'payments.confirm body.bearer_token': () => confirm({ bearer_token: theirs.wallet.access_token }),
  'payments.confirm body.purchase_intent_id': () => confirm({ purchase_intent_id: theirs.intentId }),
  'payments.confirm body.payment_instrument_id': () => confirm({ payment_instrument_id: theirs.cardId }),
  'payments.outcome params.intentId': async () => [
    `/order/payment/intent/${theirs.intentId}?vendor_id=${STRANGER.vendor}`,
  ],
  'payments.removeCard body.card_id': async () => ['/order/payment/cards/remove', { card_id: theirs.cardId }],
  'identity.endSession body.session_id': async () => [
    '/account/sessions/end',
    { session_id: theirs.sessionId },
  ],
  'helpCentre.ticket body.order_id': async () => [
    `/vendor/${STRANGER.vendor}/support-tickets`,
    { message: 'Where is it?', order_id: theirs.orderId },
  ],
  'pricing.fee body.order_id': async () => [
    '/delivery/fee',
    {
      source: STRANGER.shop,
      destination: DESTINATION,
      vendor_id: STRANGER.vendor,
      delivery_type: 'food',
      order_id: theirs.orderId,
    },
  ],
  'payments.refund body.bearer_token': () => ending('refund', { bearer_token: theirs.wallet.access_token }),
  'payments.refund body.purchase_intent_id': () => ending('refund', { purchase_intent_id: theirs.intentId }),
  'payments.cancel body.bearer_token': () => ending('cancel', { bearer_token: theirs.wallet.access_token }),
  'payments.cancel body.purchase_intent_id': () => ending('cancel', { purchase_intent_id: theirs.intentId }),
};

const purse = () => ({ bearer_token: mine.wallet.access_token, vendor_id: STRANGER.vendor });
async function intent(foreign: object): Promise<[string, object]> {
  const own = { ...purse(), wallet_id: mine.wallet.wallet_id, order: await stranger.orderBody() };
  return ['/order/payment/intent', { ...own, ...foreign }];
}
async function confirm(foreign: object): Promise<[string, object]> {
  const own = {
    order: { vendor_id: STRANGER.vendor },
    bearer_token: mine.wallet.access_token,
    purchase_intent_id: mine.intentId,
    payment_method: 'generic_creditcard',
    payment_instrument_id: 'NEW',
  };
  return ['/order/payment/intent/confirm', { ...own, ...foreign }];
}
const ending = async (what: string, foreign: object): Promise<[string, object]> => [
  callRowPath(`payments.${what}`),
  { ...purse(), purchase_intent_id: mine.intentId, ...foreign },
];
const callRowPath = (wanted: string): string => callRows.find(([name]) => name === wanted)?.[1].path ?? '';

const listAnswerFields = (answer: { body: string }) => Object.keys(JSON.parse(answer.body) as object).sort();
let requests = 0;
afterAll(() => printFigure(`${guarded.length} guarded calls, ${requests} refused requests, no data`));

describe('every call that needs a session', () => {
  it.each(guarded)('%s states for each id who owns it', (name, call) => {
    const proved: string[] = Object.values(call.owner ?? {});
    const unsaid = namingFields(call).filter(
      (field) =>
        !proved.includes(field) &&
        !(field in NOBODYS) &&
        !(`${name} ${field}` in NOBODYS) &&
        !(`${name} ${field}` in FOREIGN),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('with ids of another account', () => {
  it.each(Object.keys(FOREIGN))('%s is refused without details [API-AUTH-12]', async (name) => {
    const [path, body] = (await FOREIGN[name]?.()) ?? [''];
    const answer = await stranger.call(body ? 'POST' : 'GET', path, body);
    requests += 1;
    expect(REFUSED).toContain(answer.status);
    expect(Object.keys(answer.body).sort()).toEqual(['message', 'meta']);
  });

  it('a fee quoted for another vendor places no order', async () => {
    const quoted = await owner.orderBody();
    const answer = await stranger.call('POST', '/order', { ...quoted, vendor_id: STRANGER.vendor });
    expect([answer.status, Object.keys(answer.body).sort()]).toEqual([400, ['message', 'meta']]);
  });
});

/** Malformed ids; `null` for calls where the field may be absent. */
const SHAPES: Readonly<Record<string, (own: string, foreign: string) => unknown>> = {
  missing: () => undefined,
  empty: () => '',
  'doubled, the own one first': (own, foreign) => [own, foreign],
  'doubled, the foreign one first': (own, foreign) => [foreign, own],
  'a list of one': (_own, foreign) => [foreign],
  'an object': (_own, foreign) => ({ id: foreign }),
  'a number': () => 4001,
  nothing: () => null,
  'both in one text': (own, foreign) => `${own},${foreign}`,
  'a path': (own, foreign) => `${own}/../${foreign}`,
  'with a blank': (_own, foreign) => ` ${foreign}`,
  'in capitals': (_own, foreign) => foreign.toUpperCase(),
  'with a zero byte': (own) => `${own}\0`,
  'a pattern': () => '%',
};

function withShape(call: Call, place: string, value: unknown): Parts {
  const parts = sampleCallParts(call);
  const [part = 'params', ...path] = place.split('.') as [keyof Parts, ...string[]];
  const last = path.pop() ?? '';
  let target = (parts[part] ??= {});
  for (const step of path) target = (target[step] ??= {}) as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return parts;
}

describe('with an id in another shape', () => {
  const owned = guarded.filter(([, call]) => call.owner !== null);

  it.each(owned)('%s is refused without details [API-AUTH-12]', async (_name, call) => {
    for (const [kind, place] of Object.entries(call.owner ?? {})) {
      const [own, foreign] = kind === 'order' ? ['v4001-none', theirs.orderId] : [STRANGER.vendor, 'v1001'];
      for (const [shape, valueOf] of Object.entries(SHAPES)) {
        const answer = await sendCall(server, call, withShape(call, place, valueOf(own, foreign)), {
          authorization,
        });
        requests += 1;
        expect([shape, place, REFUSED.includes(answer.statusCode)]).toEqual([shape, place, true]);
        expect([shape, place, listAnswerFields(answer)]).toEqual([shape, place, ['message', 'meta']]);
      }
    }
  });
});
