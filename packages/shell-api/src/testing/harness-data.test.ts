import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { harnessData, type HarnessData } from './harness-data';

const PORTAL = {
  country: 'KW',
  brand: 'oasis',
  flags: { voucher: false },
  user: { id: 'u7', email: 'owner.kw@demo.test' },
};
const vendor = buildVendor({ vendor_id: 'kw1001' });
const itsFetch = globalThis.fetch;
let asked: string[] = [];

function connectTo(fetch: typeof globalThis.fetch, portal: object = PORTAL): void {
  document.body.innerHTML = `<script type="application/json" id="courier-dev-portal">${JSON.stringify(portal)}</script>`;
  globalThis.fetch = (input, init) => {
    asked.push(`${String(input)} ${new Headers(init?.headers).get('authorization') ?? 'without a session'}`);
    return fetch(input, init);
  };
}

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  document.body.innerHTML = '';
  globalThis.fetch = itsFetch;
});

it('is in memory without a connected portal, and the remote can override it', () => {
  const backend = createFakeBackend({ vendors: [vendor] });
  const data = harnessData(backend) as HarnessData;
  expect(data.options).toEqual({ api: backend.client });
  expect(data.defaults).toEqual({ vendors: [vendor] });
  expect(data.pathFor('/parcels/v1001')).toBe('/parcels/v1001');
});

it('comes from the portal without a token, and the address contains a vendor of the portal', async () => {
  connectTo(createFakeBackend({ vendors: [vendor] }).fetch);
  const { options, pathFor } = await harnessData(createFakeBackend());
  expect(options).toMatchObject({ ...PORTAL, vendors: [vendor], paymentHosts: [] });
  expect(asked).toEqual(['/courier/api/v1/vendors without a session']);
  expect(pathFor('/parcels/v1001/new')).toBe('/parcels/kw1001/new');
  expect(pathFor('/parcels')).toBe('/parcels');
});

it('an account without vendors keeps the address, and a failed list is reported as failed', async () => {
  connectTo(createFakeBackend({ vendors: [] }).fetch);
  expect((await harnessData()).pathFor('/parcels/v1001')).toBe('/parcels/v1001');
  connectTo(async () => new Response('{"message":"over"}', { status: 401 }));
  const { options, pathFor } = await harnessData();
  expect(options.vendors).toBe('failed');
  expect(pathFor('/parcels/v1001')).toBe('/parcels/v1001');
});

it('a page of another version reports that', () => {
  connectTo(createFakeBackend().fetch, { ...PORTAL, brand: 'nobody' });
  expect(() => harnessData()).toThrow(/brand/);
});
