import { LIMITS } from '@courier/config';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Vendor } from '@courier/api-client/contract';
import { outlet } from '../../../testing/inputs/outlet-body';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

describe('the fields of an outlet, at their limits', () => {
  const LONG = { text: LIMITS.outletTextCharacters, notes: LIMITS.outletNotesCharacters };
  let number = 0;
  const add = (change: object) =>
    owner.call('POST', '/outlet', { ...outlet, client_vendor_id: `HT-L${(number += 1)}`, ...change });
  const email = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.`.padEnd(length - 3, 'd') + '.tw';

  it.each([
    ['name', LONG.text],
    ['address', LONG.text],
    ['unit', LONG.text],
    ['building', LONG.text],
    ['city', LONG.text],
    ['street', LONG.text],
    ['street_number', LONG.text],
    ['postal_code', LONG.text],
    ['client_vendor_id', LONG.text],
    ['rider_instructions', LONG.notes],
  ])('%s accepts %i characters and no more [API-VENDOR-08]', async (field, limit) => {
    expect((await add({ [field]: '文'.repeat(limit) })).status).toBe(201);
    const { status, body } = await add({ [field]: '文'.repeat(limit + 1) });
    expect([status, body.meta?.field]).toEqual([400, field]);
  });

  it('accepts fifty users without duplicates and refuses fifty-one', async () => {
    const users = Array.from({ length: LIMITS.outletOwners }, (_, index) => `colleague${index}@demo.test`);
    const { status, body } = await add({ users: [...users.slice(1), 'Colleague1@demo.test'] });
    expect([status, (body.result as Vendor).vendor_information.owners]).toEqual([201, users.slice(1)]);
    expect((await add({ users: [...users, 'one.more@demo.test'] })).body.meta?.field).toBe('users');
  });

  it.each([
    ['latitude', 90.0001],
    ['latitude', -91],
    ['latitude', '25.03'],
    ['latitude', null],
    ['longitude', 180.0001],
    ['longitude', -181],
    ['users', 'owner@demo.test'],
    ['users', [null]],
    ['name', 7],
    ['parent_vendor_id', ''],
    ['parent_vendor_id', 'v'.repeat(129)],
  ])('%s is not %j', async (field, value) => {
    const { status, body } = await add({ [field]: value });
    expect([status, body.meta?.field?.split('.')[0]]).toEqual([400, field]);
  });

  it.each(['12345', '+965 2225 0001 0002 0003', 'call me', '０２'])(
    '%s is no phone number',
    async (phone_number) => {
      const { status, body } = await add({ phone_number });
      expect([status, body.meta]).toEqual([
        400,
        { translation_key: 'validation.phone-incorrect', field: 'phone_number' },
      ]);
    },
  );

  it('an email has as many characters as mail allows and no more', async () => {
    expect((await add({ users: [email(LIMITS.emailCharacters)] })).status).toBe(201);
    const { status, body } = await add({ users: [email(LIMITS.emailCharacters + 1)] });
    expect([status, body.meta?.field]).toEqual([400, 'users.0']);
  });
});

describe('an outlet of another account, or another place', () => {
  it.each(['KW', 'pk', 'DE'])('cannot be in %s when the vendor is in Taiwan', async (country_code) => {
    const answers = [
      await owner.call('POST', '/outlet', { ...outlet, client_vendor_id: 'HT-FAR', country_code }),
      await owner.call('PUT', '/outlet/v1002', { ...outlet, client_vendor_id: 'HT-02', country_code }),
    ];
    for (const { status, body } of answers)
      expect([status, body.meta]).toEqual([
        400,
        { translation_key: 'collection-point.other-country', field: 'country_code' },
      ]);
  });

  it('is added in Kuwait only by its own owner', async () => {
    const headers = { host: 'kw.localhost' };
    const authorization = await server.authorize('owner.kw@demo.test', headers.host);
    const call = (payload: object, bearer: string) =>
      server.app.inject({
        method: 'POST',
        url: `${API}/outlet`,
        headers: { ...headers, authorization: bearer },
        payload,
      });
    const { vendors } = (
      await server.app.inject({ url: `${API}/vendors`, headers: { ...headers, authorization } })
    ).json<{ result: { vendors: Vendor[] } }>().result;
    const parent = vendors.find(({ is_parent: isParent }) => isParent);
    const there = {
      ...outlet,
      parent_vendor_id: parent?.vendor_id,
      country_code: 'KW',
      phone_number: '22250009',
      latitude: 29.34,
      longitude: 48.076,
    };
    expect((await call({ ...there, country_code: 'TW' }, authorization)).statusCode).toBe(400);
    expect((await call({ ...there, parent_vendor_id: 'v1001' }, authorization)).statusCode).toBe(404);
    expect((await call(there, await server.authorize('owner@demo.test'))).statusCode).toBe(401);
    const added = (await call(there, authorization)).json<{ result: Vendor }>().result;
    expect(added.vendor_information).toMatchObject({
      currency: 'KWD',
      contact: { phone: '+96522250009' },
      location: { country_code: 'KW' },
    });
  });

  it('may have an id of another family, unique within each', async () => {
    const multi = await signedInCaller(server, 'multi@demo.test');
    const add = (parent_vendor_id: string) =>
      multi.call('POST', '/outlet', { ...outlet, parent_vendor_id, client_vendor_id: 'HT-02' });
    expect((await add('v2001')).status).toBe(201);
    expect((await add('v3001')).status).toBe(201);
    expect((await add('v3001')).status).toBe(409);
    expect((await add('v1001')).status).toBe(404);
  });

  it('is not a parent: a parent cannot be changed as an outlet, and an outlet does not move to another parent', async () => {
    const multi = await signedInCaller(server, 'multi@demo.test');
    const parent = { ...outlet, client_vendor_id: 'CB-01' };
    expect((await multi.call('PUT', '/outlet/v2001', { ...parent, parent_vendor_id: 'v2001' })).status).toBe(
      400,
    );
    const moved = { ...outlet, parent_vendor_id: 'v3001', client_vendor_id: 'CB-02' };
    const { status, body } = await multi.call('PUT', '/outlet/v2002', moved);
    expect([status, body.meta?.field]).toEqual([400, 'parent_vendor_id']);
    expect((await multi.call('PUT', '/outlet/v1002', { ...outlet, client_vendor_id: 'HT-02' })).status).toBe(
      404,
    );
  });
});
