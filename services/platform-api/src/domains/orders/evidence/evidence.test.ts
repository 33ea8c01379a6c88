import type { Evidence } from '@courier/api-client/contract';
import { distanceMetres } from '@courier/api-client/order-rules';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalJWKSet, flattenedVerify, type JSONWebKeySet } from 'jose';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { listExpiredRiderRows } from '../../fleets/cleaning-rules';
import { listExpiredOrderRows } from '../cleaning-rules';
import { deleteInPortions } from '../../../platform/cleaning/delete-in-portions';

const DAY = 86_400;
let server: TestApp;
let shop: TestCaller;
let stranger: TestCaller;
let orderId: string;
const STEPS = [
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
] as const;

const advance = async (status: string) => {
  const answer = await shop.call('POST', `/simulator/orders/${orderId}/advance`, { status });
  expect(answer.status).toBe(200);
};
const evidence = async () => (await shop.call('GET', `/order/${orderId}/evidence`)).body.result as Evidence;
const fetchEvidencePage = (path: string, payload?: string) =>
  server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(payload === undefined ? {} : { payload }),
  });

beforeAll(async () => {
  server = await startTestApp();
  stranger = await signedInCaller(server);
  shop = await signedInCaller(server, 'solo@demo.test', 'v4001', { latitude: 25.0512, longitude: 121.5301 });
  // Real time, so that commands move the order and the clock moves the rider.
  expect((await shop.call('POST', '/simulator', { speed: 1 })).status).toBe(200);
  orderId = await shop.placeOrder();
  for (const status of STEPS) {
    await advance(status);
    // The clock moves riders: three times in two slots of 15 s, 30 s in total.
    for (let tick = 0; tick < 3; tick += 1) {
      server.clock.advance(10);
      await server.app.simulator?.tick();
    }
  }
});
afterAll(() => server.close());

describe('the history of an order', () => {
  it('contains every change with its actor, its source and the seconds between', async () => {
    const { timeline, status, seconds } = await evidence();
    const { status_history } = await shop.order(orderId);
    expect(timeline.map((entry) => [entry.status, entry.at])).toEqual(
      status_history.map((entry) => [entry.status, entry.created_at]),
    );
    expect(timeline.slice(1).reduce((sum, { after }) => sum + (after ?? 0), 0)).toBe(seconds);
    const by = (wanted: string) => timeline.find((entry) => entry.status === wanted);
    expect(by('NEW')).toMatchObject({ cause: 'shop', known_from: 'portal', after: null });
    expect(by('NEAR_VENDOR')).toMatchObject({ cause: 'rider', known_from: 'position' });
    expect(by('DELIVERED')).toMatchObject({ cause: 'rider', known_from: 'photo' });
    expect(status).toBe('DELIVERED');
  });

  it('contains one position per 15 s and the distance of the rider from the stops', async () => {
    const { track, timeline, pickup, proofs } = await evidence();
    const slots = track.map(({ at }) => Math.floor(at / 15));
    expect(new Set(slots).size).toBe(slots.length);
    expect(slots).toEqual([...slots].sort((a, b) => a - b));
    expect(slots.length).toBeGreaterThanOrEqual(5);
    const collected = timeline.find(({ status }) => status === 'PICKED_UP');
    const near = track.filter(({ at }) => Math.abs(at - (collected?.at ?? 0)) <= 30);
    const metres = near.map((seen) => Math.round(distanceMetres(pickup ?? seen, seen)));
    expect(metres).toContain(collected?.metres);
    expect(proofs.map(({ kind }) => kind)).toEqual(['pickup', 'delivery']);
  });

  it('contains no phone number and no rider name', async () => {
    const text = JSON.stringify(await evidence());
    const riders = await server.deps.db.selectFrom('riders').selectAll().execute();
    expect(text).not.toContain('+886');
    for (const { name, phone_number } of riders)
      expect([text.includes(name), text.includes(phone_number)]).toEqual([false, false]);
  });

  it.each(['', '/signed'])('is not found by another account: GET %s', async (path) => {
    expect((await stranger.call('GET', `/order/${orderId}/evidence${path}`)).status).toBe(404);
    const nobody = await server.app.inject({ url: `${API}/order/${orderId}/evidence${path}` });
    expect(nobody.statusCode).toBe(401);
  });

  it('cannot be shared by another account', async () => {
    expect((await stranger.call('POST', `/order/${orderId}/evidence/share`)).status).toBe(404);
  });

  it('contains each fee change, and the changes add up to the charge', async () => {
    const changed = await shop.placeOrder();
    await shop.call('POST', `/simulator/orders/${changed}/advance`, { status: 'RECEIVED' });
    const body = await shop.orderBody();
    const far = { latitude: 25.0301, longitude: 121.5601 };
    const quote = await shop.call('POST', '/delivery/fee', {
      source: { latitude: 25.0512, longitude: 121.5301 },
      destination: far,
      vendor_id: 'v4001',
      delivery_type: 'food',
    });
    const { fee, signature } = quote.body as unknown as { fee: number; signature: string };
    expect(fee).not.toBe(body.delivery_fee);
    const update = await shop.call('PUT', `/order/${changed}`, {
      vendor_id: 'v4001',
      location: { ...far, address: 'No. 1, Sec. 5, Xinyi Rd.', notes: '' },
      item_details: 'beef noodles',
      payment_method: 'PAID',
      amount: 190,
      delivery_fee: fee,
      signature,
    });
    expect([update.status, update.body.message]).toEqual([200, undefined]);
    const answer = await shop.call('GET', `/order/${changed}/evidence`);
    const { fees, charged } = answer.body.result as Evidence;
    expect(fees.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['quoted', body.delivery_fee],
      ['changed', fee - body.delivery_fee],
    ]);
    expect(charged).toBe(fee);
  });
});

describe('the signed file', () => {
  const signed = async () => {
    const { body } = await shop.call('GET', `/order/${orderId}/evidence/signed`);
    const { payload, protected: header, signature, sha256, key_id } = body.result as Record<string, string>;
    return { file: { payload, protected: header, signature } as Record<string, string>, sha256, key_id };
  };
  const check = async (text: string) =>
    (await fetchEvidencePage(`${API}/evidence/check`, new URLSearchParams({ file: text }).toString())).body;

  it('can be checked with the published key', async () => {
    const { file } = await signed();
    const keys = (
      await server.app.inject({ url: '/.well-known/courier-evidence.json' })
    ).json<JSONWebKeySet>();
    expect(keys.keys.map((key) => Object.keys(key).sort())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
    ]);
    const { payload } = await flattenedVerify(file as never, createLocalJWKSet(keys));
    const inside = JSON.parse(new TextDecoder().decode(payload)) as { evidence: Evidence };
    expect(inside.evidence).toEqual(await evidence());
  });

  it('is valid on the check page and invalid after any change', async () => {
    const { file, sha256 = '' } = await signed();
    const good = await check(JSON.stringify(file));
    expect(good).toContain(orderId);
    expect(good.replaceAll(' ', '')).toContain(sha256);
    const { payload = '' } = file;
    const text = Buffer.from(payload, 'base64url').toString();
    const other = Buffer.from(text.replace('"charged":', '"charged":1')).toString('base64url');
    for (const broken of [
      JSON.stringify({ ...file, payload: other }),
      JSON.stringify({
        ...file,
        signature: file['signature']?.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
      }),
      JSON.stringify({
        ...file,
        protected: Buffer.from('{"alg":"none"}').toString('base64url'),
        signature: '',
      }),
      '{}',
      'not json',
      '',
    ])
      expect(await check(broken)).toContain('role="alert"');
  });

  it('stays valid when another key signs and becomes invalid when its own key is removed', async () => {
    const older = await signed();
    const { config, db } = server.deps;
    const before = config.evidenceKey;
    config.evidenceKey = 'evidence-2027';
    const newer = await signed();
    expect([older.key_id, newer.key_id]).toEqual([before, 'evidence-2027']);
    const published = (await fetchEvidencePage('/.well-known/courier-evidence.json')).json<JSONWebKeySet>();
    expect(published.keys.map(({ kid }) => kid)).toEqual([before, 'evidence-2027']);
    const keys = createLocalJWKSet(published);
    for (const { file, key_id } of [older, newer]) {
      expect((await flattenedVerify(file as never, keys)).protectedHeader?.kid).toBe(key_id);
      expect(await check(JSON.stringify(file))).toContain(`Key ${key_id}`);
    }
    await db.deleteFrom('server_keys').where('id', '=', before).execute();
    expect(await check(JSON.stringify(older.file))).toContain('role="alert"');
    expect(await check(JSON.stringify(newer.file))).toContain(orderId);
    config.evidenceKey = before;
  });

  it('cannot be replaced by other data that the server signs', async () => {
    const token = (await server.authorize('solo@demo.test')).slice(7).split('|')[0] ?? '';
    const [header, payload, signature] = token.split('.');
    expect(await check(JSON.stringify({ protected: header, payload, signature }))).toContain('role="alert"');
  });
});

describe('a link', () => {
  const share = async () => {
    const { body } = await shop.call('POST', `/order/${orderId}/evidence/share`);
    return body.result as { path: string; ends_at: number };
  };

  it('cannot be guessed and opens the history without names, addresses and positions', async () => {
    const links = [await share(), await share()];
    const tokens = links.map(({ path }) => path.split('token=')[1] ?? '');
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(tokens[0]).not.toBe(tokens[1]);
    const stored = await server.deps.db.selectFrom('evidence_shares').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(tokens[0]);
    const { statusCode, body, headers } = await fetchEvidencePage(links[0]?.path ?? '');
    expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    expect(body).toContain(orderId);
    expect(body).toContain('Delivered');
    const { customer } = await shop.order(orderId);
    for (const secret of [customer.name, customer.location.address, customer.phone_number, '25.03', '121.5'])
      expect([secret, body.includes(secret)]).toEqual([secret, false]);
  });

  it('compares the delivery with the range that was expected', async () => {
    const { path } = await share();
    const text = (await fetchEvidencePage(path)).body.replace(/<[^>]+>/g, '');
    expect(text).toMatch(
      /expected \d\d:\d\d–\d\d:\d\d, delivered \d\d:\d\d, (on time|\d+ min (earlier than expected|late))/,
    );
  });

  it('ends when the shop ends the links of its order; links of other orders stay valid', async () => {
    const links = async (method: 'GET' | 'POST', path: string, of = orderId) =>
      (await shop.call(method, `/order/${of}/evidence/shares${path}`)).body.result;
    await links('POST', '/end');
    const other = await shop.placeOrder();
    const { body } = await shop.call('POST', `/order/${other}/evidence/share`);
    const kept = (body.result as { path: string }).path;
    const [first, second] = [await share(), await share()];
    expect(await links('GET', '')).toEqual({ open: 2, ends_at: second.ends_at });
    const readStatuses = async () =>
      Promise.all(
        [first.path, second.path, kept].map(async (path) => (await fetchEvidencePage(path)).statusCode),
      );
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/end'],
    ] as const)
      expect((await stranger.call(method, `/order/${orderId}/evidence/shares${path}`)).status).toBe(404);
    expect(await readStatuses()).toEqual([200, 200, 200]);
    expect(await links('POST', '/end')).toEqual({ open: 0, ends_at: null });
    expect(await readStatuses()).toEqual([404, 404, 200]);
    expect(await links('GET', '', other)).toMatchObject({ open: 1 });
  });

  it('is not found without its token, in another country, or after it has ended', async () => {
    const { path, ends_at } = await share();
    const elsewhere = await server.app.inject({ url: path, headers: { host: 'sg.localhost' } });
    const readStatuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (one) => (await fetchEvidencePage(one)).statusCode));
    expect(elsewhere.statusCode).toBe(404);
    expect(await readStatuses(`${path}x`, path.slice(0, -1), path.split('?')[0] ?? '')).toEqual([
      404, 404, 404,
    ]);
    server.clock.advance(ends_at - server.clock.nowSeconds() - 1);
    expect(await readStatuses(path)).toEqual([200]);
    server.clock.advance(1);
    expect(await readStatuses(path)).toEqual([404]);
  });

  it('is deleted when it ends, and positions are deleted after 30 days', async () => {
    const { db, clock } = server.deps;
    const clean = async () => {
      const now = clock.nowSeconds();
      for (const { table, condition } of [...listExpiredRiderRows(now), ...listExpiredOrderRows(now)])
        if (table === 'rider_positions' || table === 'evidence_shares')
          await deleteInPortions(db, table, condition, new AbortController().signal);
    };
    const left = async () => (await db.selectFrom('rider_positions').selectAll().execute()).length;
    const before = await left();
    expect(before).toBeGreaterThan(0);
    const newest = Math.max(
      ...(await db.selectFrom('rider_positions').select('seen_at').execute()).map((row) => row.seen_at),
    );
    server.clock.advance(newest + 30 * DAY - clock.nowSeconds());
    await clean();
    expect(await left()).toBeGreaterThan(0);
    server.clock.advance(1);
    await clean();
    expect(await left()).toBe(0);
    expect(await db.selectFrom('evidence_shares').selectAll().execute()).toEqual([]);
  });
});
