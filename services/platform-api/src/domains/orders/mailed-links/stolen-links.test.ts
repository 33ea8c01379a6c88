import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { linkInMail, type MailedUrl } from '../../../testing/callers/link-in-mail';
import { placeGuestOrder } from '../../../testing/callers/place-guest-order';
import { signedInCaller } from '../../../testing/callers/place-order';
import { printFigure } from '../../../testing/print-figure';
import { mailsTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { openTestBrowser, signInBrowser, type TestBrowser } from '../../../testing/callers/test-browser';
import { until } from '../../../testing/until';
import { UNCLAIMED_VENDOR, seedUnclaimedVendor } from '../../../testing/server/demonstration';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await seedUnclaimedVendor(server.deps);
  await server.app.ready();
});
afterAll(() => server.close());

const PASSWORD = 'Attacker#66';
const OWNERS_GUESS = 'Lantern#88';
const ALL_METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;

const registrationBody = (email: string, change: object = {}) => ({
  registration_type: 'NPV',
  business_name: 'Jade Dumplings',
  phone_number: '0912 048 317',
  email_address: email,
  password: PASSWORD,
  terms_accepted: true,
  privacy_accepted: true,
  ...change,
});
const register = (browser: TestBrowser, email: string, change: object = {}) =>
  browser.post('/register', registrationBody(email, change));
const confirmLink = (browser: TestBrowser, token: string, password?: string) =>
  browser.post<{ message: string }>('/register/confirm', {
    token,
    ...(password === undefined ? {} : { password }),
  });
const pressLink = (browser: TestBrowser, { name: act, token }: MailedUrl, password?: string) =>
  browser.post('/mailed-link', { act, token, ...(password === undefined ? {} : { password }) });
const guestOrders = async (browser: TestBrowser, authorization: string | undefined) => {
  const { status, body } = await browser.get<{ result?: { data: Order[]; to_be_confirmed?: boolean } }>(
    '/guest/orders',
    authorization === undefined ? {} : { authorization },
  );
  return { status, result: body.result };
};

/** Does what a mail program or link scanner may do, without pressing a button. */
async function openLikeAMailProgram({ url, name, token, digest }: MailedUrl): Promise<number[]> {
  const addresses = [
    `${url.pathname}${url.search}`,
    `/courier/api/v1/register/confirm?token=${token}`,
    `/courier/api/v1/register/confirm?token_digest=${digest}`,
    `/courier/api/v1/mailed-link?act=${name}&token_digest=${digest}`,
    `/courier/api/v1/exports/address?token=${token}`,
  ];
  const statuses: number[] = [];
  for (const address of addresses)
    for (const method of ALL_METHODS) {
      const headers = { host: 'tw.localhost', accept: 'text/html,*/*' };
      statuses.push((await server.app.inject({ method, url: address, headers })).statusCode);
    }
  return statuses;
}

/** An account registered and confirmed in the same browser. */
async function registerOwner(email: string): Promise<{ browser: TestBrowser; authorization: string }> {
  const browser = openTestBrowser(server);
  await register(browser, email);
  const { token } = await linkInMail(server, email, /Confirm/);
  expect((await confirmLink(browser, token)).status).toBe(200);
  return { browser, authorization: (await signInBrowser(browser, email, PASSWORD)) ?? 'none' };
}

describe('a stranger registers the address of a guest with orders', () => {
  it('the account stays closed, however the owner of the mailbox opens the link, and sees no order', async () => {
    const email = 'mei@mail.test';
    await placeGuestOrder(openTestBrowser(server), email);
    const attacker = openTestBrowser(server);
    expect((await register(attacker, email)).status).toBe(200);
    const link = await linkInMail(server, email, /Confirm/);
    expect(link.url.search).toBe('');

    const opened = await openLikeAMailProgram(link);
    const owner = openTestBrowser(server);
    const shown = await owner.get(`/register/confirm?token_digest=${link.digest}`);
    expect(shown.body).toEqual({
      result: { confirmed: false, email_address: email, vendor_name: null, password_needed: true },
    });
    // The button in the owner's browser requires a password that only the stranger has.
    expect(await confirmLink(owner, link.token)).toMatchObject({
      status: 400,
      body: { meta: { field: 'password', translation_key: 'registration.password-needed' } },
    });
    expect(await confirmLink(owner, link.token, OWNERS_GUESS)).toMatchObject({
      status: 400,
      body: { meta: { field: 'password', translation_key: 'registration.password-wrong' } },
    });
    const signedIn = await signInBrowser(attacker, email, PASSWORD);
    expect([signedIn, (await guestOrders(attacker, signedIn)).status]).toEqual([undefined, 401]);
    printFigure(`${opened.length} requests of mail programs and 2 presses of the owner activated 0 accounts`);
  });

  it('ten wrong passwords close the link for a while, and the right one in another browser opens it', async () => {
    const email = 'ten@mail.test';
    await register(openTestBrowser(server), email);
    const { token } = await linkInMail(server, email, /Confirm/);
    const phone = openTestBrowser(server);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await confirmLink(phone, token, `Guess#${guess}x`)).status).toBe(400);
    expect((await confirmLink(phone, token, PASSWORD)).status).toBe(429);
    server.clock.advance(301);
    expect((await confirmLink(phone, token, PASSWORD)).status).toBe(200);
    expect(await signInBrowser(phone, email, PASSWORD)).toBeDefined();
  });
});

describe('orders placed as a guest', () => {
  it('join an account only by a press on a link of their own, in the browser that asked', async () => {
    const email = 'Wei@mail.test';
    const placed = await placeGuestOrder(openTestBrowser(server), email);
    const { browser, authorization } = await registerOwner('wei@mail.test');
    // A confirmed registration only shows that guest orders exist.
    expect((await guestOrders(browser, authorization)).result).toEqual({ data: [], to_be_confirmed: true });
    expect((await browser.post('/guest/orders/join', {}, authorization)).body).toEqual({
      result: { mail_sent: true },
    });
    const link = await linkInMail(server, 'wei@mail.test', /guest orders/);
    expect([link.url.pathname, link.url.search, link.name]).toEqual(['/mailed-link', '', 'guest-orders']);
    await openLikeAMailProgram(link);
    const elsewhere = openTestBrowser(server);
    const act = `/mailed-link?act=guest-orders&token_digest=${link.digest}`;
    expect((await elsewhere.get(act)).body).toEqual({
      result: {
        act: 'guest-orders',
        confirmed: false,
        email_address: 'wei@mail.test',
        account: 'wei@mail.test',
        vendor_name: null,
        password_needed: true,
      },
    });
    expect((await pressLink(elsewhere, link)).status).toBe(400);
    expect((await pressLink(elsewhere, link, OWNERS_GUESS)).status).toBe(400);
    expect((await guestOrders(browser, authorization)).result?.data).toEqual([]);

    expect((await browser.get(act)).body).toMatchObject({ result: { password_needed: false } });
    expect((await pressLink(browser, link)).status).toBe(200);
    const { result } = await guestOrders(browser, authorization);
    expect(result?.data.map(({ order_id }) => order_id)).toEqual([placed.order_id]);
    expect((await browser.post('/guest/orders/join', {}, authorization)).body).toEqual({
      result: { mail_sent: false },
    });
  });

  it('are not spoken of where there are none, and a link is of its country, its act and its day', async () => {
    const { browser, authorization } = await registerOwner('none@mail.test');
    expect((await guestOrders(browser, authorization)).result).toEqual({ data: [] });
    await browser.post('/guest/orders/join', {}, authorization);
    const link = await linkInMail(server, 'none@mail.test', /guest orders/);
    expect((await pressLink(openTestBrowser(server, 'kw.localhost'), link, PASSWORD)).status).toBe(404);
    expect((await pressLink(browser, { ...link, name: 'vendor-claim' })).status).toBe(404);
    expect((await pressLink(browser, { ...link, token: `${link.token}x` })).status).toBe(404);
    // Logged URLs contain only the digest, which changes nothing.
    expect((await pressLink(browser, { ...link, token: link.digest })).status).toBe(404);
    server.clock.advance(24 * 3600);
    expect((await pressLink(browser, link)).status).toBe(404);
  });
});

describe('a vendor that is claimed by its code and the e-mail of its contact', () => {
  const claim = {
    registration_type: 'PV',
    vendor_code: UNCLAIMED_VENDOR.code,
    vendor_email: UNCLAIMED_VENDOR.email,
  };
  const vendors = async (browser: TestBrowser, authorization: string) =>
    (
      await browser.get<{ result: { vendors: { vendor_id: string }[] } }>('/vendors', { authorization })
    ).body.result.vendors.map(({ vendor_id }) => vendor_id);
  async function claimant(email: string) {
    const browser = openTestBrowser(server);
    expect((await register(browser, email, claim)).status).toBe(200);
    const { token } = await linkInMail(server, email, /Confirm/);
    expect((await confirmLink(browser, token)).status).toBe(200);
    const authorization = (await signInBrowser(browser, email, PASSWORD)) ?? 'none';
    return { browser, authorization };
  }
  const contactLink = (account: string) =>
    linkInMail(server, UNCLAIMED_VENDOR.email, new RegExp(`^May ${account} act`));

  it('is the account’s once the contact pressed the button, and no other account’s after that', async () => {
    const first = await claimant('first@shop.test');
    const second = await claimant('second@shop.test');
    const link = await contactLink('first@shop.test');
    await openLikeAMailProgram(link);
    const contact = openTestBrowser(server);
    expect((await contact.get(`/mailed-link?act=vendor-claim&token_digest=${link.digest}`)).body).toEqual({
      result: {
        act: 'vendor-claim',
        confirmed: false,
        email_address: UNCLAIMED_VENDOR.email,
        account: 'first@shop.test',
        vendor_name: UNCLAIMED_VENDOR.name,
        password_needed: false,
      },
    });
    expect(await vendors(first.browser, first.authorization)).toEqual([]);
    expect((await pressLink(contact, link)).status).toBe(200);
    expect(await vendors(first.browser, first.authorization)).toEqual([UNCLAIMED_VENDOR.code]);

    const taken = await pressLink(contact, await contactLink('second@shop.test'));
    expect(taken).toMatchObject({
      status: 400,
      body: { meta: { translation_key: 'registration.outlet-registered' } },
    });
    expect(await vendors(second.browser, second.authorization)).toEqual([]);
    expect((await register(openTestBrowser(server), 'third@shop.test', claim)).status).toBe(400);
  });
});

describe('a file of orders for a mailbox that is not the account’s', () => {
  it('leaves once its owner, who sees which account asks, has pressed the button', async () => {
    const email = 'books@office.test';
    const owner = await signedInCaller(server);
    await owner.call('POST', '/vendor/v1001/orders/export', { email, to: 1 });
    const link = await linkInMail(server, email, /^May /);
    expect([link.url.pathname, link.url.search, link.name]).toEqual(['/mailed-link', '', 'export-address']);
    await openLikeAMailProgram(link);
    await server.deps.jobs.wake('export-mail');
    expect(await mailsTo(server, email)).toHaveLength(1);
    const accountant = openTestBrowser(server);
    expect(
      (await accountant.get(`/mailed-link?act=export-address&token_digest=${link.digest}`)).body,
    ).toMatchObject({ result: { account: 'owner@demo.test', email_address: email, password_needed: false } });
    expect((await pressLink(accountant, link)).status).toBe(200);
    await until(async () => (await mailsTo(server, email)).length === 2);
  });
});
