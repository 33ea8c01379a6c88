import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { connect } from 'node:net';
import type { CreateOrder } from '@courier/api-client/contract';
import { minutesOfDay, type CountryCode } from '@courier/config';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { API, signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { anyText } from '../../testing/inputs/any-text';
import type { Deps } from './deps';
import { readOrderRules } from './order-checks';

let server: TestApp;
let owner: TestCaller;
let authorization: string;
let valid: CreateOrder;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  authorization = await server.authorize('owner@demo.test');
  valid = await owner.orderBody();
});
afterAll(() => server.close());

const idsOfOrders = async () =>
  (await server.deps.db.selectFrom('orders').select('order_id').execute()).map(({ order_id }) => order_id);
const countOrders = async () =>
  Number(
    (
      await server.deps.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );
const send = (payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `${API}/order`,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('an order that is wanted at once', () => {
  afterEach(() => server.deps.db.deleteFrom('country_parameters').execute());
  const clockText = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
  /** Service hours relative to the country's current time. */
  const openFrom = (country: 'TW' | 'KW', zone: string, fromNow: number, toNow: number) => {
    const now = minutesOfDay(server.clock.nowSeconds(), zone) + 1440;
    const value = JSON.stringify(`${clockText(now + fromNow)}:${clockText(now + toNow)}`);
    return server.deps.db
      .insertInto('country_parameters')
      .values({ country, name: 'serviceHours', value })
      .execute();
  };

  it('is refused while riders do not work there, one for later is not [REQ-SUBMIT-18]', async () => {
    await openFrom('TW', 'Asia/Taipei', 60, 180);
    const closed = await send(valid);
    expect([closed.statusCode, closed.json()]).toEqual([
      400,
      {
        message: 'The service is closed',
        meta: { translation_key: 'store-closed', field: 'preordered_for' },
      },
    ]);
    const later = { ...valid, preordered_for: server.clock.nowSeconds() + 2 * 3600 };
    expect((await send(later)).statusCode).toBe(200);
    const tooLate = { ...later, preordered_for: later.preordered_for + 2 * 3600 };
    expect((await send(tooLate)).json()).toMatchObject({
      meta: { translation_key: 'validation.preordered-for' },
    });
  });

  it('is taken in open hours of its own country', async () => {
    await openFrom('TW', 'Asia/Taipei', -60, 60);
    await openFrom('KW', 'Asia/Kuwait', 60, 120);
    expect((await send(valid)).statusCode).toBe(200);
  });
});

describe('the ways to pay an order', () => {
  afterEach(() => server.deps.db.deleteFrom('country_parameters').execute());
  const ways = async (
    offered: Record<string, boolean>,
    { country = 'TW', none = false }: { country?: CountryCode; none?: boolean } = {},
  ) => {
    const flags = (() => ({ 'none-payment-method': none })) as unknown as Deps['flags'];
    const asked = { country, vendorId: 'v1001', offered, hours: null };
    return (await readOrderRules({ flags, rules: server.deps.rules }, server.deps.db, asked)).paymentMethods;
  };
  const ALL = { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true };

  it('are those its vendor offers, paid ones unless it says otherwise', async () => {
    expect(await ways({})).toEqual(['PAID']);
    expect(await ways(ALL)).toEqual(['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']);
    expect(await ways({ PAID: false, PAYMENT_ON_DELIVERY: true })).toEqual(['PAYMENT_ON_DELIVERY']);
    expect(await ways({ CASH_ON_DELIVERY: false, PAYMENT_ON_DELIVERY: false }, { none: true })).toEqual([
      'PAID',
      'NONE',
    ]);
  });

  it('are cash where the country takes it alone', async () => {
    const row = { country: 'BH', name: 'paymentMethods', value: '"ONLINE_PAYMENT"' } as const;
    await server.deps.db.insertInto('country_parameters').values(row).execute();
    expect(await ways(ALL, { country: 'BH' })).toEqual(['PAID', 'PAYMENT_ON_DELIVERY']);
    expect(await ways(ALL)).toContain('CASH_ON_DELIVERY');
  });

  it('come with the hours of the country, unless less is asked for', async () => {
    const asked = { country: 'BH', vendorId: 'bh1001', offered: {}, hours: null } as const;
    await server.deps.db
      .insertInto('country_parameters')
      .values({ country: 'BH', name: 'serviceHours', value: '"0715:2045"' })
      .execute();
    const rules = await readOrderRules(server.deps, server.deps.db, asked);
    expect(rules).toMatchObject({ country: 'BH', serviceHours: '0715:2045' });
  });

  it('are one for an order that is paid by card, whose hours are asked for where it is for later', async () => {
    const asked = {
      country: 'TW' as const,
      vendorId: 'v1001',
      offered: { PAID: false, CASH_ON_DELIVERY: true },
      hours: null,
    };
    const rules = (later: boolean) =>
      readOrderRules(server.deps, server.deps.db, asked, { isOnline: true, later });
    expect(await rules(false)).toMatchObject({ country: 'TW', paymentMethods: ['PAID'], serviceHours: '' });
    expect((await rules(true)).serviceHours).toMatch(/^\d{4}:\d{4}$/);
  });
});

describe('the Idempotency-Key of an order', () => {
  it('gives the first answer again and places one order', async () => {
    const before = await countOrders();
    const answers = [
      await send(valid, { 'idempotency-key': 'again' }),
      await send(valid, { 'idempotency-key': 'again' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await countOrders()).toBe(before + 1);
  });

  it('places one order for two clicks at once', async () => {
    const before = await countOrders();
    const answers = await Promise.all([1, 2, 3].map(() => send(valid, { 'idempotency-key': 'clicks' })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it('refuses the same key with another body', async () => {
    await send(valid, { 'idempotency-key': 'other' });
    const answer = await send({ ...valid, age_validation_required: true }, { 'idempotency-key': 'other' });
    expect(answer.statusCode).toBe(422);
  });

  it('keeps nothing of a refused order, so that the repaired one may use the key', async () => {
    const broken = { ...valid, customer: { ...valid.customer, name: '' } };
    expect((await send(broken, { 'idempotency-key': 'repaired' })).statusCode).toBe(400);
    expect((await send(valid, { 'idempotency-key': 'repaired' })).statusCode).toBe(200);
  });

  it('places no second order when the connection was cut after the server had committed', async () => {
    const known = new Set(await idsOfOrders());
    const origin = new URL(await server.listen());
    const socket = connect(Number(origin.port), origin.hostname);
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.on('error', () => undefined);
    const committed = new Promise<string>((resolve) => {
      const stop = server.deps.bus.subscribe((order) => {
        // On a busy machine an older order may be published once more.
        if (known.has(order.order_id)) return;
        // The order is committed and its answer not yet written: the client loses the connection now.
        socket.destroy();
        stop();
        resolve(order.order_id);
      });
    });
    const body = JSON.stringify(valid);
    socket.write(
      [
        `POST ${API}/order HTTP/1.1`,
        'Host: localhost',
        `Authorization: ${authorization}`,
        'Idempotency-Key: cut',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
    const orderId = await committed;
    expect(received).toBe('');
    const retry = await send(valid, { 'idempotency-key': 'cut' });
    expect(retry.json()).toMatchObject({ result: { order_id: orderId, order: { order_id: orderId } } });
    expect(await countOrders()).toBe(known.size + 1);
  });
});

describe('hostile bodies', () => {
  const text = fc.oneof(
    anyText(60),
    fc.constantFrom(
      '',
      '\0',
      'a\0b',
      '\\u0000',
      '\ud800',
      '茶'.repeat(400),
      'x'.repeat(5000),
      "'; drop table orders; --",
      '__proto__',
    ),
  );
  const number = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constantFrom(0, -1, 1e300, 90.0001, Number.MAX_SAFE_INTEGER, 5e-324),
  );
  const junk = fc.oneof(
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(text, { maxLength: 3 }),
    fc.dictionary(text, text, { maxKeys: 3 }),
  );
  const paths: readonly string[] = [
    'vendor_id',
    'customer',
    'customer.name',
    'customer.phone_number',
    'customer.location',
    'customer.location.latitude',
    'customer.location.longitude',
    'customer.location.address',
    'customer.location.notes',
    'order',
    'order.amount',
    'order.payment_method',
    'order.description',
    'order.cold_bag_needed',
    'vat_number',
    'preordered_for',
    'age_validation_required',
    'login_pickup_estimation',
    'delivery_fee',
    'signature',
    'voucher',
    'sender',
  ];
  const changed = fc.array(fc.tuple(fc.constantFrom(...paths), junk), { minLength: 1, maxLength: 3 });

  it('are refused, never an error of the server, and every order taken can be read back', async () => {
    await fc.assert(
      fc.asyncProperty(changed, async (changes) => {
        const body = structuredClone(valid) as unknown as Record<string, unknown>;
        for (const [path, value] of changes) setAt(body, path, value);
        const answer = await send(body);
        expect([200, 400, 404]).toContain(answer.statusCode);
        if (answer.statusCode !== 200)
          expect(answer.json()).toMatchObject({
            message: expect.any(String),
            meta: { translation_key: expect.any(String) },
          });
        else
          expect(
            (
              await owner.call(
                'GET',
                `/order?vendorId=v1001&orderId=${answer.json<{ result: { order_id: string } }>().result.order_id}`,
              )
            ).status,
          ).toBe(200);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1',
    '{"customer":{}}',
    `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`,
  ])('that are not an order are refused: %s', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it.each([
    '/order?vendorId=v1001&orderId=%00',
    '/order?vendorId=%00&orderId=x',
    '/vendor/%00/orders',
    '/riders/%00',
    '/delivery/areas/%00',
    `/vendor/v1001/orders?customer_phone_number=%00&from=1e400`,
    '/vendor/v1001/orders?from=-1&to=99999999999999999999&count=0',
    '/geolocator/autocomplete?query=%00&country=TW&language=en',
  ])('in addresses are no error of the server: %s', async (path) => {
    expect((await owner.call('GET', path)).status).toBeLessThan(500);
  });
});

function setAt(body: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  let place = body;
  for (const key of keys.slice(0, -1)) {
    const next = place[key];
    if (next === null || typeof next !== 'object') return;
    place = next as Record<string, unknown>;
  }
  place[keys.at(-1) as string] = value;
}
