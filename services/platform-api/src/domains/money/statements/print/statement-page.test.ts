import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API, signedInCaller } from '../../../../testing/callers/place-order';
import { plantShop } from '../../../../testing/money/plant-orders';
import { plantStatements } from '../../../../testing/money/plant-statements';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';
import { LINK_SECONDS } from './statement-link';

const SHOP = 'v1001';
const OUTLET = 'v1002';
const INVOICE = 'CT-2026-1';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  await plantStatements(server.deps, { shop: SHOP, outlet: OUTLET });
  await plantShop(server.deps.db, { vendorId: 'tw-other', country: 'TW' });
});
afterAll(() => server.close());

/** With a new session, because some tests let it expire. */
const requestLink = async (number: string, vendorId = SHOP, language = 'en') =>
  (await signedInCaller(server)).call('POST', `/vendor/${vendorId}/statements/${number}/link`, undefined, {
    'accept-language': language,
  });
const createLink = async (number = INVOICE, language = 'en') =>
  (await requestLink(number, SHOP, language)).body.result as { path: string; ends_at: number };
const open = (url: string, host = 'tw.localhost') => server.app.inject({ url, headers: { host } });
const openDocument = async (number = INVOICE, language = 'en') =>
  (await open((await createLink(number, language)).path)).body;
/** What a reader sees, without elements. */
const readText = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll(/[\u00A0\s]+/g, ' ')
    .trim();

describe('the page of a document', () => {
  it('opens by its link alone, runs no script, and is neither stored nor named to others', async () => {
    const { path, ends_at } = await createLink();
    expect(ends_at).toBe(server.clock.nowSeconds() + LINK_SECONDS);
    const { statusCode, headers, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const nonce = /<style nonce="([\w-]+)">/.exec(body)?.[1] ?? 'none';
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<script|style=|\son\w+=/);
  });

  it('names seller, buyer, every order, the sums of each tax rate, cash and balance', async () => {
    const body = await openDocument();
    const text = readText(body);
    expect(text).toContain(`Invoice ${INVOICE} Month September 2026 Issued on Oct 1, 2026`);
    expect(text).toContain('Issued by Courier, Ltd. 1 Main Rd Taipei VAT number 12345678');
    expect(text).toContain('Issued to Harbour Tea');
    expect(text).toMatch(/Sep 1, 2026 \S+ Harbour Tea Delivery fee 5% 1,200 60 1,260/);
    expect(text).toMatch(/Harbour Tea · Fuxing Delivery fee 5% 2,400 120 2,520/);
    expect(text).toContain('5% 3,600 180 3,780 Total 3,600 180 3,780');
    expect(text).toContain('Total NT 3,780 Cash collected −NT 640 To pay NT 3,140');
    expect(body).toContain('Bank 700 &lt;123>');
  });

  it('names the signed hash, the key, and where the files are checked', async () => {
    const owner = await signedInCaller(server);
    const { result } = (await owner.call('GET', `/vendor/${SHOP}/statements/${INVOICE}`)).body;
    const { sha256 } = result as { sha256: string };
    const body = await openDocument();
    expect(body).toContain(sha256.replaceAll(/(.{4})(?=.)/g, '$1 '));
    expect(body).toContain('href="http://tw.localhost/courier/api/v1/evidence/check"');
    expect(readText(body)).toContain(`Key ${server.deps.config.evidenceKey}`);
  });

  it('is a statement without a seller, and a credit note that names its statement and its reason', async () => {
    const statement = readText(await openDocument('TW-2026-1'));
    expect(statement).toContain('Statement TW-2026-1 Month August 2026');
    expect(statement).not.toMatch(/Invoice|Issued by/);
    const body = await openDocument('CT-2026-2');
    expect(readText(body)).toContain(
      `Credit note CT-2026-2 Month September 2026 Issued on Oct 1, 2026 Corrects ${INVOICE} Reason Agreed &lt;price>`,
    );
    expect(readText(body)).toContain('5% −100 −5 −105 Total −100 −5 −105');
    expect(readText(body)).toContain('In your favour NT 105');
  });

  it('is in the language and direction of the call that asked for the link', async () => {
    const body = await openDocument(INVOICE, 'ar');
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(readText(body)).toContain('5%');
    expect(await openDocument(INVOICE, 'de')).toContain('<html lang="de" dir="ltr">');
  });

  it('repeats the heads of its tables on paper and breaks no row', async () => {
    const body = await openDocument();
    expect(body).toContain('@page{size:A4;margin:14mm}');
    expect(body).toContain('thead{display:table-header-group}');
    expect(body).toMatch(/tr[^{}]*\{break-inside:avoid\}/);
    expect(body).toContain(`content:"${INVOICE}"`);
  });
});

describe('a link', () => {
  it('opens its document for 15 minutes', async () => {
    const { path, ends_at } = await createLink();
    server.clock.advance((ends_at * 1000 - 1 - server.clock.nowMs()) / 1000);
    expect((await open(path)).statusCode).toBe(200);
    server.clock.advance(0.001);
    const late = await open(path);
    expect(late.statusCode).toBe(404);
    expect(readText(late.body)).toContain('This link is no longer valid');
    expect(late.body).not.toContain('Courier, Ltd.');
  });

  it('opens nothing but its document', async () => {
    const { path } = await createLink();
    const ticket = new URL(path, 'http://tw.localhost').searchParams.get('ticket') ?? '';
    const [header = '', payload = '', signature = ''] = ticket.split('.');
    const pageAddress = (vendorId: string, number: string, given = ticket) =>
      `${API}/vendor/${vendorId}/statements/${number}.html?ticket=${given}`;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...claims, number: 'TW-2026-1' })).toString('base64url');
    const session = (await server.authorize('owner@demo.test')).replace('Bearer ', '');
    for (const [address, host] of [
      [pageAddress(SHOP, 'CT-2026-2')],
      [pageAddress(SHOP, 'TW-2026-1', `${header}.${forged}.${signature}`)],
      [pageAddress('tw-other', INVOICE)],
      [pageAddress(OUTLET, INVOICE)],
      [pageAddress(SHOP, INVOICE, `${header}.${payload}.x${signature.slice(1)}`)],
      [pageAddress(SHOP, INVOICE, session)],
      [pageAddress(SHOP, INVOICE, '')],
      [pageAddress(SHOP, INVOICE), 'kw.localhost'],
    ]) {
      const answer = await open(address ?? '', host);
      expect([address, answer.statusCode]).toEqual([address, 404]);
      expect(answer.body).not.toContain('Courier, Ltd.');
    }
    const asSession = await server.app.inject({
      url: `${API}/vendor/${SHOP}/statements`,
      headers: { authorization: `Bearer ${ticket}` },
    });
    expect(asSession.statusCode).toBe(401);
    expect((await open(pageAddress(SHOP, INVOICE))).statusCode).toBe(200);
  });

  it('contains the shop, the document and times, and no part of a session', async () => {
    const { path } = await createLink();
    const [, payload = ''] = (new URL(path, 'http://tw.localhost').searchParams.get('ticket') ?? '').split(
      '.',
    );
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    expect(Object.keys(claims).sort()).toEqual([
      'aud',
      'country',
      'exp',
      'iat',
      'iss',
      'number',
      'sub',
      'token_use',
    ]);
    expect(claims).toMatchObject({ sub: SHOP, number: INVOICE, country: 'TW' });
  });
});

describe('refuses a link', () => {
  it.each([
    ['to another shop', 'tw-other', INVOICE],
    ['to an outlet, whose statements are with its parent', OUTLET, INVOICE],
    ['for an unknown number', SHOP, 'CT-2026-9'],
  ])('%s', async (_title, vendorId, number) => {
    expect((await requestLink(number, vendorId)).status).toBe(404);
  });

  it('to an account that is a member of the outlet alone', async () => {
    const { db } = server.deps;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'owner@demo.test')
      .where('country', '=', 'TW')
      .executeTakeFirstOrThrow();
    const memberships = await db.selectFrom('vendor_members').selectAll().where('user_id', '=', id).execute();
    await db.deleteFrom('vendor_members').where('user_id', '=', id).execute();
    await db.insertInto('vendor_members').values({ user_id: id, vendor_id: OUTLET }).execute();
    try {
      for (const vendorId of [SHOP, OUTLET]) expect((await requestLink(INVOICE, vendorId)).status).toBe(404);
    } finally {
      await db.deleteFrom('vendor_members').where('user_id', '=', id).execute();
      await db.insertInto('vendor_members').values(memberships).execute();
    }
  });

  it('to a guest, and to a caller without a session', async () => {
    const payload = { name: 'Lin', email: 'guest@links.test', phone_number: '0912048317' };
    const login = await server.app.inject({ method: 'POST', url: `${API}/guest/login`, payload });
    const { token } = login.json<{ result: { token: string } }>().result;
    const url = `${API}/vendor/${SHOP}/statements/${INVOICE}/link`;
    const asGuest = { authorization: `Bearer ${token}` };
    expect((await server.app.inject({ method: 'POST', url, headers: asGuest })).statusCode).toBe(403);
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(401);
  });
});
