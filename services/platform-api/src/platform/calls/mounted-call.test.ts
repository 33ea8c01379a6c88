import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contract, type Call } from '@courier/api-client/contract';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import { EventEmitter, once } from 'node:events';
import * as z from 'zod';
import { signGodroidToken } from '../../domains/accounts/identity/tokens/tokens';
import { mountedCall } from '../../testing/server/mounted-call';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { conflict } from '../requests/refusal';

const ADDRESS = '/courier/api/v1/told';
const CALL = {
  method: 'POST',
  path: '/told',
  base: 'api',
  access: ['CLASSIC', 'GODROID'],
  owner: null,
  params: null,
  query: null,
  body: z.object({ text: z.string() }),
  answer: z.object({ run: z.number() }),
  errors: [],
  idempotency: 'key',
} satisfies Call;
const PUBLIC = { ...CALL, access: 'public', idempotency: 'none' } satisfies Call;

let server: TestApp;
let sessions: Record<'owner' | 'other' | 'abroad' | 'shop' | 'sister', Record<string, string>>;
beforeAll(async () => {
  server = await startTestApp();
  const embedded = async (vendorId: string) =>
    `GoDroid ${await signGodroidToken(server.deps.keys, server.clock, { vendorId, country: 'TW' }, 3600)}`;
  sessions = {
    owner: { authorization: await server.authorize('owner@demo.test') },
    other: { authorization: await server.authorize('multi@demo.test') },
    abroad: {
      authorization: await server.authorize('owner@demo.test', 'bh.localhost'),
      host: 'bh.localhost',
    },
    shop: { authorization: await embedded('v1002') },
    sister: { authorization: await embedded('v1003') },
  };
});
afterAll(() => server.close());

const payload = { text: 'x' };

describe('the handler of a call', () => {
  it('gets session and country, and runs in a transaction with a key', async () => {
    const receivedInputs: unknown[] = [];
    const { send } = mountedCall(server, CALL, ({ session, country, idempotencyKey, body, db }) => {
      receivedInputs.push([session.kind, country, idempotencyKey, body, db.isTransaction]);
      return { run: 1 };
    });
    await send(ADDRESS, { payload, headers: { ...sessions.abroad, 'idempotency-key': 'k' } });
    await send(ADDRESS, { payload, headers: sessions.shop });
    expect(receivedInputs).toEqual([
      ['CLASSIC', 'BH', 'k', payload, true],
      ['GODROID', 'TW', null, payload, false],
    ]);
  });

  it('answers with the status of the contract, without caching', async () => {
    const created = mountedCall(server, { ...PUBLIC, success: 201 }, () => ({ run: 1 }));
    const usual = mountedCall(server, PUBLIC, () => ({ run: 2 }));
    expect(await created.send(ADDRESS, { payload })).toMatchObject({
      status: 201,
      body: '{"run":1}',
      headers: { 'cache-control': 'no-store' },
    });
    expect(await usual.send(ADDRESS, { payload })).toMatchObject({ status: 200, body: '{"run":2}' });
  });

  it('removes fields outside the contract, and fails if the answer violates it', async () => {
    const talkative = mountedCall(server, PUBLIC, () => ({ run: 1, secret: 'x' }));
    expect((await talkative.send(ADDRESS, { payload })).body).toBe('{"run":1}');
    const broken = mountedCall(server, PUBLIC, () => ({ run: 'a secret' as unknown as number }));
    const answer = await broken.send(ADDRESS, { payload });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      500,
      { message: 'Something went wrong on our side.', meta: { translation_key: 'error.internal' } },
    ]);
    expect(broken.logged).toEqual(['call failed']);
  });

  it.each([
    ['api', ADDRESS],
    ['identity', ADDRESS],
    ['root', '/told'],
    ['help-centre', '/told'],
  ] as const)('of the base %s is served only at %s', async (base, address) => {
    const { send } = mountedCall(server, { ...PUBLIC, base }, () => ({ run: 1 }));
    const found = [await send(ADDRESS, { payload }), await send('/told', { payload })];
    expect(found.map(({ status }) => status)).toEqual(address === ADDRESS ? [200, 404] : [404, 200]);
  });

  it('of the identity service is refused by a code, any other by a sentence', async () => {
    const messages = await Promise.all(
      (['identity', 'root'] as const).map(async (base) => {
        const { send } = mountedCall(server, { ...CALL, base }, () => ({ run: 1 }));
        const { body } = await send(base === 'root' ? '/told' : ADDRESS, { payload });
        return (JSON.parse(body) as { message: string }).message;
      }),
    );
    expect(messages).toEqual(['NotAuthorizedException', 'Unauthorized']);
  });
});

describe('effects of a failed call outside the database', () => {
  it('are undone one by one, and the caller gets the reason of the failure', async () => {
    const undone: string[] = [];
    const { send, logged } = mountedCall(server, PUBLIC, async ({ afterFailure, body }) => {
      afterFailure(async () => void undone.push('first'));
      afterFailure(() => Promise.reject(new Error('not now')));
      afterFailure(async () => void undone.push('last'));
      if (body.text === 'fails') throw conflict('too late', 'order.not-updated');
      return { run: 1 };
    });
    expect((await send(ADDRESS, { payload })).status).toBe(200);
    expect([undone, logged]).toEqual([[], []]);
    const failed = await send(ADDRESS, { payload: { text: 'fails' } });
    expect([failed.status, JSON.parse(failed.body)]).toMatchObject([409, { message: 'too late' }]);
    expect([undone, logged]).toEqual([['first', 'last'], ['not undone']]);
  });
});

describe('an Idempotency-Key', () => {
  const counting = (call: Call = CALL, options = {}) => {
    let run = 0;
    const mounted = mountedCall(server, call, () => ({ run: (run += 1) }), options);
    return async (headers: Record<string, string>, key: string, address = ADDRESS) =>
      (await mounted.send(address, { payload, headers: { ...headers, 'idempotency-key': key } })).body;
  };

  it('is scoped to one caller in one country', async () => {
    const send = counting();
    const answers: string[] = [];
    for (const session of Object.values(sessions)) answers.push(await send(session, 'mine'));
    expect(new Set(answers).size).toBe(5);
    for (const [at, session] of Object.values(sessions).entries())
      expect(await send(session, 'mine')).toBe(answers[at]);
  });

  it('is scoped to one call: another address or method is another key', async () => {
    const [told, said] = [counting(), counting({ ...CALL, path: '/said' })];
    const put = counting({ ...CALL, method: 'PUT' });
    const first = await told(sessions.owner, 'shared');
    await told(sessions.owner, 'more');
    expect(first).not.toBe(await told(sessions.owner, 'more'));
    expect(await said(sessions.owner, 'shared', '/courier/api/v1/said')).toBe('{"run":1}');
    expect(await put(sessions.owner, 'shared')).toBe('{"run":1}');
    expect(await said(sessions.owner, 'other', '/courier/api/v1/said')).toBe('{"run":2}');
  });

  it('is accepted for a public call, per country', async () => {
    const send = counting({ ...CALL, access: 'public' });
    const inTaiwan = await send({}, 'public');
    expect(await send({ host: 'kw.localhost' }, 'public')).not.toBe(inTaiwan);
    expect(await send({ host: 'tw.localhost' }, 'public')).toBe(inTaiwan);
  });

  it('that is malformed is refused before the rest of the request is validated', async () => {
    const { send } = mountedCall(server, CALL, () => ({ run: 1 }));
    const headers = { ...sessions.owner, 'idempotency-key': 'k'.repeat(201) };
    const { status, body } = await send(ADDRESS, { payload: {}, headers });
    expect([status, JSON.parse(body)]).toEqual([
      400,
      {
        message: 'The Idempotency-Key is empty, too long or not well-formed.',
        meta: { translation_key: 'error.invalid-input' },
      },
    ]);
  });

  it('is ignored by a call that takes none, and passed to a handler that processes it', async () => {
    const none = counting({ ...CALL, idempotency: 'none' });
    expect([await none(sessions.owner, ''), await none(sessions.owner, '')]).toEqual([
      '{"run":1}',
      '{"run":2}',
    ]);
    const own = counting(CALL, { idempotency: false });
    expect([await own(sessions.owner, 'own'), await own(sessions.owner, 'own')]).toEqual([
      '{"run":1}',
      '{"run":2}',
    ]);
  });

  it('gets the first answer also when its preparation is refused because of that answer', async () => {
    const signals = new EventEmitter();
    const [begun, answered] = [once(signals, 'begun'), once(signals, 'answered')];
    const preparations = [
      async () => void (await begun),
      async () => {
        signals.emit('begun');
        await answered;
        throw conflict('This payment was already confirmed or ended.', 'error.payment.ended');
      },
    ];
    const send = counting(CALL, { prepare: () => preparations.shift()?.() });
    // Either of the two may be prepared first.
    const sendRaced = () => send(sessions.owner, 'raced').finally(() => signals.emit('answered'));
    const answers = [sendRaced(), sendRaced()];
    expect(new Set(await Promise.all(answers)).size).toBe(1);
    expect(preparations).toEqual([]);
  });
});

describe('upload limits', () => {
  const bytes = (count: number) => `{"text":"${'x'.repeat(count - 11)}"}`;
  it.each<[string, Call, object, number]>([
    ['the least without a session', PUBLIC, {}, REQUEST_LIMITS.publicBodyBytes],
    ['more with one', CALL, {}, REQUEST_LIMITS.bodyBytes],
    ['what it says itself', CALL, { bodyLimit: 100 }, 100],
  ])('is %s', async (_, call, options, limit) => {
    const { send } = mountedCall(server, call, () => ({ run: 1 }), options);
    expect((await send(ADDRESS, { payload: bytes(limit), headers: sessions.owner })).status).toBe(200);
    expect((await send(ADDRESS, { payload: bytes(limit + 1), headers: sessions.owner })).status).toBe(413);
  });

  it.each([
    ['a file', 429, REQUEST_LIMITS.bodyBytes + 1],
    ['less', 200, REQUEST_LIMITS.bodyBytes],
  ])('may be %s: the fifth at a time of one account is %d then', async (_, fifth, bodyLimit) => {
    let goOn = () => {};
    let allHere = () => {};
    const open = new Promise<void>((resolve) => (goOn = resolve));
    const whole = new Promise<void>((resolve) => (allHere = resolve));
    let arrived = 0;
    const { send } = mountedCall(
      server,
      CALL,
      async () => {
        arrived += 1;
        if (arrived === REQUEST_LIMITS.filesAtOnce) allHere();
        if (arrived > REQUEST_LIMITS.filesAtOnce) goOn();
        await open;
        return { run: 1 };
      },
      { bodyLimit },
    );
    const sent = { payload, headers: sessions.owner };
    const first = Array.from({ length: REQUEST_LIMITS.filesAtOnce }, () => send(ADDRESS, sent));
    await Promise.race([whole, ...first]);
    expect((await send(ADDRESS, sent)).status).toBe(fifth);
    goOn();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('counting a call', () => {
  const buildOrderBody = (vendor_id: string) => ({
    vendor_id,
    customer: {
      name: 'Lin',
      phone_number: '1',
      location: { address: 'x', latitude: 1, longitude: 1, notes: '' },
    },
    order: { payment_method: 'PAID', amount: 1, description: '', cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: 1,
    signature: 'signed',
  });
  const counted = (answers: { spent?: number; full?: number }) => {
    const keys: string[][] = [];
    const { send } = mountedCall(
      server,
      contract.orders.create,
      () => {
        throw conflict('served', 'x');
      },
      {
        counts: {
          secondsSpent: () => answers.spent ?? 0,
          count: async (things) => {
            keys.push(things.map(({ key }) => key.split(' ')[1] ?? ''));
            return answers.full ?? 0;
          },
        },
      },
    );
    const sendPayload = async (payload: object | string, headers: Record<string, string> = {}) =>
      (await send('/courier/api/v1/order', { payload, headers })).status;
    return { ask: sendPayload, keys };
  };

  it('counts its address, its account, and its quote once the quote is validated', async () => {
    const { ask, keys } = counted({});
    expect(await ask(buildOrderBody('v1001'), sessions.owner)).toBe(409);
    expect(keys).toEqual([['address', 'account'], ['quote']]);
    expect(await ask(buildOrderBody('v2001'), sessions.owner)).toBe(404);
    expect(await ask('{}', sessions.owner)).toBe(400);
    expect(await ask(buildOrderBody('v1001'))).toBe(401);
    expect(keys.slice(2)).toEqual([['address', 'account'], ['address', 'account'], ['address']]);
  });

  it('refuses with 429 before authentication, without counting when the limit is known to be exceeded', async () => {
    const spent = counted({ spent: 7 });
    expect([await spent.ask('{}'), spent.keys]).toEqual([429, []]);
    const full = counted({ full: 7 });
    expect([await full.ask('{}'), full.keys]).toEqual([429, [['address']]]);
  });
});
