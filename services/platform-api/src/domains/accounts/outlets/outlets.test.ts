import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Vendor } from '@courier/api-client/contract';
import { outlet } from '../../../testing/inputs/outlet-body';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const fetchVendorIds = async (caller: TestCaller) =>
  ((await caller.call('GET', '/vendors')).body.result as { vendors: Vendor[] }).vendors.map(
    ({ vendor_id }) => vendor_id,
  );

describe('adding an outlet', () => {
  it('stores all sixteen fields under the parent and lets its users act for it [API-VENDOR-05]', async () => {
    const { status, body } = await owner.call('POST', '/outlet', outlet);
    const vendor = body.result as Vendor;
    expect(status).toBe(201);
    expect(vendor).toMatchObject({
      parent_vendor_id: 'v1001',
      client_vendor_id: 'HT-09',
      is_parent: false,
      vendor_information: {
        name: outlet.name,
        owners: outlet.users,
        contact: { phone: '+886223655009' },
        location: {
          address_text: outlet.address,
          building: 'Camphor House',
          city: 'Taipei City',
          country_code: 'TW',
          latitude: 25.0144,
          longitude: 121.5342,
          postal_code: '106',
          street: 'Sec. 4, Roosevelt Rd.',
          street_number: 'No. 9',
          unit: '3F',
          rider_instructions: 'Blue door.',
        },
      },
    });
    expect((await owner.call('GET', `/vendor/${vendor.vendor_id}`)).body).toEqual(body);
    expect(await fetchVendorIds(await signedInCaller(server, 'solo@demo.test'))).toEqual([
      'v4001',
      vendor.vendor_id,
    ]);
  });

  it.each(['client_vendor_id', 'name', 'phone_number', 'address'])(
    'is refused without %s [API-VENDOR-08]',
    async (field) => {
      for (const value of [undefined, ' ']) {
        const { status, body } = await owner.call('POST', '/outlet', { ...outlet, [field]: value });
        expect([status, body.meta?.field]).toEqual([400, field]);
        expect(body.message).not.toBe('');
      }
    },
  );

  it('is refused for a malformed email and for a code the parent already uses [API-VENDOR-08]', async () => {
    const email = await owner.call('POST', '/outlet', { ...outlet, users: ['not an email'] });
    expect([email.status, email.body.meta?.field]).toEqual([400, 'users.0']);
    for (const code of ['HT-02', 'ht-02']) {
      const taken = await owner.call('POST', '/outlet', { ...outlet, client_vendor_id: code });
      expect([taken.status, taken.body.meta?.translation_key]).toEqual([409, 'outlet.already-registered']);
    }
  });

  it('at the same time with the same code succeeds once', async () => {
    const twice = { ...outlet, client_vendor_id: 'HT-10' };
    const answers = await Promise.all([
      owner.call('POST', '/outlet', twice),
      owner.call('POST', '/outlet', twice),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is refused below an outlet, a foreign parent and without a session', async () => {
    expect((await owner.call('POST', '/outlet', { ...outlet, parent_vendor_id: 'v1002' })).status).toBe(400);
    expect((await owner.call('POST', '/outlet', { ...outlet, parent_vendor_id: 'v2001' })).status).toBe(404);
    expect((await owner.call('POST', '/outlet', outlet, { authorization: '' })).status).toBe(401);
  });
});

describe('changing an outlet', () => {
  const second = { ...outlet, client_vendor_id: 'HT-02', name: 'Harbour Tea · Fuxing South' };

  it('replaces name, address, contact, instructions and users [API-VENDOR-06]', async () => {
    const { status, body } = await owner.call('PUT', '/outlet/v1002', second);
    expect([status, body.result]).toMatchObject([
      200,
      { vendor_id: 'v1002', vendor_information: { name: second.name, owners: outlet.users } },
    ]);
    expect((await owner.call('GET', '/vendor/v1002')).body).toEqual(body);
    const solo = await signedInCaller(server, 'solo@demo.test');
    expect(await fetchVendorIds(solo)).toContain('v1002');
    await owner.call('PUT', '/outlet/v1002', { ...second, users: [] });
    expect(await fetchVendorIds(solo)).not.toContain('v1002');
  });

  it.each(['parent_vendor_id', 'client_vendor_id'])('cannot change its %s [API-VENDOR-06]', async (field) => {
    const { status, body } = await owner.call('PUT', '/outlet/v1002', { ...second, [field]: 'v2001' });
    expect([status, body.meta?.field]).toEqual([400, field]);
  });

  it('is forbidden for outlets managed elsewhere, and a foreign one is unknown [API-VENDOR-09]', async () => {
    const managed = { ...outlet, client_vendor_id: 'HT-04' };
    expect((await owner.call('PUT', '/outlet/a-v1004', managed)).status).toBe(403);
    expect((await owner.call('PUT', '/outlet/v2002', second)).status).toBe(404);
  });
});
