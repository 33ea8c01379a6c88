import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkInMail } from '../../../testing/callers/link-in-mail';
import { API } from '../../../testing/callers/place-order';
import { mailTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { UNCLAIMED_VENDOR, seedUnclaimedVendor } from '../../../testing/server/demonstration';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await seedUnclaimedVendor(server.deps);
});
afterAll(() => server.close());

const PASSWORD = 'Lantern#88';
const business = (email: string, change: object = {}) => ({
  registration_type: 'NPV',
  business_name: 'Jade Dumplings',
  phone_number: '0912 048 317',
  email_address: email,
  password: PASSWORD,
  terms_accepted: true,
  privacy_accepted: true,
  ...change,
});
const vendorClaim = (email: string, change: object = {}) => ({
  ...business(email),
  registration_type: 'PV',
  vendor_code: UNCLAIMED_VENDOR.code,
  vendor_email: UNCLAIMED_VENDOR.email,
  ...change,
});
const post = async (path: string, payload: object) => {
  const answer = await server.app.inject({ method: 'POST', url: `${API}${path}`, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const register = (payload: object) => post('/register', payload);
const login = (email: string, password = PASSWORD) => post('/login', { email_address: email, password });
const linkTo = (email: string) => linkInMail(server, email, /Confirm/);
/** Confirms with the password in a browser that did not register. */
const confirm = ({ token }: { token: string }, headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: `${API}/register/confirm`,
    payload: { token, password: PASSWORD },
    headers,
  });
const fetchVendors = async (email: string) => {
  const { body } = await login(email);
  const tokens = (body as { result: { AuthenticationResult: { AccessToken: string; IdToken: string } } })
    .result.AuthenticationResult;
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
  const answer = await server.app.inject({ url: `${API}/vendors`, headers: { authorization } });
  return answer.json<{ result: { vendors: { vendor_id: string; vendor_information: { name: string } }[] } }>()
    .result.vendors;
};
const failure = (message: string, field?: string, key = `auth.${message}`) => ({
  message,
  meta: { translation_key: key, ...(field === undefined ? {} : { field }) },
});

describe('registration of a business', () => {
  it('answers the account, which signs in once it was confirmed behind the link of the mail [API-AUTH-04] [API-AUTH-08]', async () => {
    const answer = await register(business('Jade@shop.test'));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        user_id: expect.any(String),
        email_address: 'jade@shop.test',
        verification_expires_at: server.clock.nowSeconds() + 24 * 3600,
      },
    });
    expect(await login('jade@shop.test')).toMatchObject({
      status: 400,
      body: failure('UserNotConfirmedException'),
    });
    expect((await login('jade@shop.test', 'wrong')).status).toBe(401);
    const link = await linkTo('jade@shop.test');
    expect(link.url.origin + link.url.pathname + link.url.search).toBe(
      'http://tw.localhost:8080/register/confirm',
    );
    for (const query of [`token=${link.token}`, `token_digest=${link.digest}`]) {
      const shown = await server.app.inject({ url: `${API}/register/confirm?${query}` });
      expect(shown.json()).toMatchObject({ result: { confirmed: false, email_address: 'jade@shop.test' } });
    }
    expect((await login('jade@shop.test')).status).toBe(400);
    expect((await confirm(link)).json()).toEqual({ result: { confirmed: true } });
    const after = await server.app.inject({ url: `${API}/register/confirm?token_digest=${link.digest}` });
    expect(after.json()).toMatchObject({ result: { confirmed: true, password_needed: false } });
    expect((await confirm(link)).statusCode).toBe(200);
    expect(await fetchVendors('jade@shop.test')).toMatchObject([
      { vendor_information: { name: 'Jade Dumplings', contact: { phone: '+886912048317' } } },
    ]);
  });

  it('mails the words and the address of the brand, not of the country [CONF-14] [CONF-15]', async () => {
    const headers = { host: 'send.pk.localhost:8080' };
    const email = 'send@jade.test';
    const payload = { ...business(email), phone_number: '0301 2345678' };
    const answer = await server.app.inject({ method: 'POST', url: `${API}/register`, payload, headers });
    expect(answer.statusCode).toBe(200);
    const mail = await mailTo(server, email, /Confirm/);
    expect(mail.subject).toBe('Confirm your Send account');
    expect(mail.body).toContain('http://send.pk.localhost:8080/register/confirm#token=');
  });

  it('is confirmed without the password in the browser that registered, and in no other', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${API}/register`,
      payload: business('browser@shop.test'),
    });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/courier/api/v1' });
    const { token } = await linkTo('browser@shop.test');
    const press = (headers: { cookie?: string }) =>
      server.app.inject({ method: 'POST', url: `${API}/register/confirm`, payload: { token }, headers });
    const foreign = `${cookie?.name}=${'x'.repeat(43)}`;
    for (const headers of [{}, { cookie: foreign }, { cookie: 'courier_asking=' }])
      expect((await press(headers)).statusCode).toBe(400);
    expect((await press({ cookie: `a=b; ${cookie?.name}=${cookie?.value}` })).statusCode).toBe(200);
    expect((await login('browser@shop.test')).status).toBe(200);
  });

  it('refuses the link 24 hours later, and not a second earlier [API-AUTH-05]', async () => {
    await register(business('intime@shop.test'));
    await register(business('late@shop.test'));
    server.clock.advance(24 * 3600 - 1);
    expect((await confirm(await linkTo('intime@shop.test'))).statusCode).toBe(200);
    server.clock.advance(1);
    const late = await confirm(await linkTo('late@shop.test'));
    expect([late.statusCode, late.json()]).toEqual([400, failure('ExpiredCodeException', 'token')]);
    expect((await login('late@shop.test')).status).toBe(400);
    expect((await register(business('late@shop.test', { password: 'Another#99' }))).status).toBe(200);
  });

  it('refuses an unknown link, and one of another country', async () => {
    await register(business('abroad@shop.test'));
    const link = await linkTo('abroad@shop.test');
    for (const answer of [await confirm(link, { host: 'kw.localhost' }), await confirm({ token: 'unknown' })])
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        failure('InvalidParameterException', 'token'),
      ]);
  });

  it('refuses an email that has an account [API-AUTH-06]', async () => {
    expect(await register(business('OWNER@demo.test'))).toEqual({
      status: 409,
      body: failure('UsernameExistsException', 'email_address', 'registration.email-registered'),
    });
  });

  it('sends a second link to a person who lost the first, and both of them work', async () => {
    await register(business('lost@shop.test'));
    const first = await linkTo('lost@shop.test');
    expect((await register(business('lost@shop.test'))).status).toBe(200);
    const second = await linkTo('lost@shop.test');
    expect((await confirm(first)).statusCode).toBe(200);
    expect((await confirm(second)).statusCode).toBe(400);
    expect((await login('lost@shop.test')).status).toBe(200);
  });

  it("lets an owner register and confirm an address while a stranger's registration of it waits", async () => {
    await register(business('wanted@shop.test', { password: 'Stranger#1' }));
    const strangers = await linkTo('wanted@shop.test');
    expect((await register(business('wanted@shop.test'))).status).toBe(200);
    expect((await confirm(await linkTo('wanted@shop.test'))).statusCode).toBe(200);
    const pressed = await server.app.inject({
      method: 'POST',
      url: `${API}/register/confirm`,
      payload: { token: strangers.token, password: 'Stranger#1' },
    });
    expect(pressed.statusCode).toBe(400);
    expect((await login('wanted@shop.test')).status).toBe(200);
    expect((await login('wanted@shop.test', 'Stranger#1')).status).toBe(401);
    expect((await register(business('wanted@shop.test'))).status).toBe(409);
  });

  it('gives an address to one of two registrations that are confirmed at once', async () => {
    await register(business('twice@shop.test'));
    const first = await linkTo('twice@shop.test');
    await register(business('twice@shop.test'));
    const second = await linkTo('twice@shop.test');
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await fetchVendors('twice@shop.test')).toHaveLength(1);
  });

  it.each([
    ['too short a password [API-AUTH-10]', { password: 'Aa1!xyz' }, 'password'],
    ['a password without a number [API-AUTH-10]', { password: 'Lanterns#' }, 'password'],
    ['a password without an uppercase letter [API-AUTH-10]', { password: 'lantern#88' }, 'password'],
    ['a password without a lowercase letter [API-AUTH-10]', { password: 'LANTERN#88' }, 'password'],
    ['a password without a special character [API-AUTH-10]', { password: 'Lantern88' }, 'password'],
    ['terms that are not accepted', { terms_accepted: false }, 'terms_accepted'],
    ['a privacy policy that is not accepted', { privacy_accepted: false }, 'privacy_accepted'],
    ['a phone number that cannot be', { phone_number: '12' }, 'phone_number'],
    ['a VAT number without 8 characters', { vat_number: '1234567' }, 'vat_number'],
    ['a business without a name', { business_name: undefined }, 'business_name'],
  ])('refuses %s', async (_title, change, field) => {
    const answer = await register(business('wrong@shop.test', change));
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'InvalidParameterException', meta: { field } },
    });
  });
});

describe('registration with a vendor code', () => {
  const verify = (vendor_code: string, email: string) =>
    post('/register/verify-vendor', { vendor_code, email });

  it('verifies a pair of code and email, and reveals nothing about a wrong one [API-AUTH-08]', async () => {
    const { code, email, name } = UNCLAIMED_VENDOR;
    expect((await verify(code, 'Paper@demo.test')).body).toEqual({
      result: { valid: true, vendor_name: name },
    });
    for (const answer of [await verify(code, 'x@demo.test'), await verify('v1001', email)])
      expect(answer.body).toEqual({ result: { valid: false, vendor_name: null } });
  });

  it('refuses a wrong pair', async () => {
    expect(await register(vendorClaim('claim@shop.test', { vendor_email: 'x@demo.test' }))).toEqual({
      status: 400,
      body: failure('UserLambdaValidationException', 'vendor_code', 'registration.vendor-incorrect'),
    });
  });

  it('gives the vendor to the first whose claim its contact confirms, and to none after', async () => {
    await server.app.ready();
    await register(vendorClaim('first@shop.test'));
    await register(vendorClaim('second@shop.test'));
    expect((await confirm(await linkTo('first@shop.test'))).statusCode).toBe(200);
    expect(await fetchVendors('first@shop.test')).toEqual([]);
    const { token } = await linkInMail(server, UNCLAIMED_VENDOR.email, /^May first@shop\.test act/);
    expect((await post('/mailed-link', { act: 'vendor-claim', token })).status).toBe(200);
    expect(await fetchVendors('first@shop.test')).toMatchObject([{ vendor_id: UNCLAIMED_VENDOR.code }]);
    const taken = failure('UserLambdaValidationException', 'vendor_code', 'registration.outlet-registered');
    const second = await confirm(await linkTo('second@shop.test'));
    expect([second.statusCode, second.json()]).toEqual([400, taken]);
    expect((await login('second@shop.test')).status).toBe(400);
    expect(await register(vendorClaim('third@shop.test'))).toEqual({ status: 400, body: taken });
  });
});

describe('a third-party sign-in', () => {
  it('says honestly that no provider is configured', async () => {
    expect(await post('/login/oauth', { provider: 'google', code: 'abc' })).toEqual({
      status: 400,
      body: failure('ResourceNotFoundException', 'provider'),
    });
  });
});
