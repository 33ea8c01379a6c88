import type { CountryCode } from '@courier/config';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES, hasEnded, type OrderStatus } from '@courier/api-client/order-rules';
import { signedInCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { ownedAmong, ownedVendorIds, ownsVendor, assertOrder, assertRider, assertVendor } from './ownership';
import { assertJob } from './owned-job';
import { sessionAccount, type Session } from '../requests/session';

const NOT_OWNED = { status: 404, translationKey: 'error.not-found', event: 'not-owned' };
const bounds = { key: 'k', expiresAt: 2_000_000_000 };

let server: TestApp;
let orderId: string;
let account: Session;
const abroad = (): Session => ({ ...account, country: 'KW' });
const embedded = (vendorId: string): Session => ({ kind: 'GODROID', country: 'TW', vendorId, ...bounds });
const guest = (vendorId: string): Session => ({ kind: 'GUEST', country: 'TW', vendorId, ...bounds });
const db = () => server.deps.db;

beforeAll(async () => {
  server = await startTestApp();
  const { id } = await db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'multi@demo.test')
    .where('country', '=', 'TW')
    .executeTakeFirstOrThrow();
  account = { kind: 'CLASSIC', country: 'TW', userId: id, email: 'multi@demo.test', ...bounds };
  const caller = await signedInCaller(server, 'multi@demo.test', 'v2002', {
    latitude: 25.0541,
    longitude: 121.5227,
  });
  orderId = await caller.placeOrder();
  await db()
    .insertInto('bulk_jobs')
    .values({
      job_id: 'j9',
      country: 'TW',
      vendor_id: 'v2002',
      status: 'PREPROCESS_SUCCESS',
      created_by: 'somebody@demo.test',
      created_at: 1,
      placing_since: null,
      placement_key: null,
      finished_at: null,
    })
    .execute();
});
afterAll(() => server.close());

async function withMembership<T>(vendorId: string, work: () => Promise<T>): Promise<T> {
  if (account.kind !== 'CLASSIC') throw new Error('The account is none');
  const row = { user_id: account.userId, vendor_id: vendorId };
  await db().insertInto('vendor_members').values(row).execute();
  try {
    return await work();
  } finally {
    await db()
      .deleteFrom('vendor_members')
      .where('user_id', '=', row.user_id)
      .where('vendor_id', '=', vendorId)
      .execute();
  }
}

it('an account, an embedded shop and a guest are separate owners, in every country', () => {
  const inKuwait = { ...guest('v2001'), country: 'KW' as const };
  const users = [account, abroad(), embedded('v2001'), guest('v2001'), inKuwait, guest('v2002')].map(
    sessionAccount,
  );
  expect(new Set(users).size).toBe(6);
  expect(sessionAccount({ ...inKuwait, key: 'a newer one', expiresAt: 1 })).toBe(sessionAccount(inKuwait));
  expect(sessionAccount({ ...account, email: 'renamed@demo.test' } as Session)).toBe(sessionAccount(account));
});

describe('the vendors of an account', () => {
  it('are those it is a member of and their outlets, in order, without duplicates', async () => {
    expect(await ownedVendorIds(db(), account)).toEqual(['v2001', 'v2002', 'v3001', 'v3002']);
    await withMembership('v2002', async () =>
      expect(await ownedVendorIds(db(), account)).toEqual(['v2001', 'v2002', 'v3001', 'v3002']),
    );
  });

  it('exclude the parent and the sibling outlets of an outlet it is a member of', async () => {
    await withMembership('v1002', async () =>
      expect(await ownedVendorIds(db(), account)).toEqual(['v1002', 'v2001', 'v2002', 'v3001', 'v3002']),
    );
  });

  it('are limited to the country of its session', async () => {
    expect(await ownedVendorIds(db(), abroad())).toEqual([]);
    // The first sign-in in a country creates its vendors.
    await server.authorize('owner.kw@demo.test', 'kw.localhost');
    const { vendor_id } = await db()
      .selectFrom('vendors')
      .select('vendor_id')
      .where('country', '=', 'KW')
      .limit(1)
      .executeTakeFirstOrThrow();
    await withMembership(vendor_id, async () => {
      expect(await ownedVendorIds(db(), account)).not.toContain(vendor_id);
      expect(await ownedVendorIds(db(), abroad())).toContain(vendor_id);
    });
  });
});

it.each([['embedded'], ['guest']] as const)('the vendor of an %s session is only its own', async (kind) => {
  const session = kind === 'guest' ? guest('v2001') : embedded('v2001');
  expect(await ownedVendorIds(db(), session)).toEqual(['v2001']);
  expect(await ownedVendorIds(db(), { ...session, country: 'KW' })).toEqual([]);
  await assertVendor(db(), session, 'v2001');
  await expect(assertVendor(db(), session, 'v2002')).rejects.toMatchObject(NOT_OWNED);
});

describe('whether a vendor is owned', () => {
  it.each([
    ['v2001', true],
    ['v2002', true],
    ['v1001', false],
    ['kw1001', false],
    ['nobody', false],
  ])('%s: %p', async (vendorId, owns) => {
    expect(await ownsVendor(db(), account, vendorId)).toBe(owns);
    const proof = assertVendor(db(), account, vendorId);
    if (owns) await proof;
    else await expect(proof).rejects.toMatchObject(NOT_OWNED);
  });

  it('is checked for several at once, by their own ids and by the ids of their parents', async () => {
    const among = async (vendorIds: string[], parentIds: string[]) =>
      (await ownedAmong(db(), account, { vendorIds, parentIds }))
        .map(({ vendor_id, parent_vendor_id }) => [vendor_id, parent_vendor_id])
        .sort();
    expect(await among(['v2001', 'v1001', 'nobody'], [])).toEqual([['v2001', null]]);
    expect(await among([], ['v3001', 'v1001'])).toEqual([['v3002', 'v3001']]);
    expect(await among(['v2001'], ['v2001'])).toEqual([
      ['v2001', null],
      ['v2002', 'v2001'],
    ]);
    expect(await among([], [])).toEqual([]);
  });
});

describe('access to an order', () => {
  it('is granted to the owner of its vendor', async () => {
    await assertOrder(db(), account, orderId);
    await assertOrder(db(), embedded('v2002'), orderId);
  });

  it.each([
    ['who owns its parent vendor alone', () => embedded('v2001'), () => orderId],
    ['the same account in another country', abroad, () => orderId],
    ['anybody, where there is none', () => account, () => 'nothing'],
  ])('is denied to %s', async (_, session, id) => {
    await expect(assertOrder(db(), session(), id())).rejects.toMatchObject(NOT_OWNED);
  });

  it('is denied to the owner of its vendor in another country', async () => {
    const country = (name: CountryCode) =>
      db().updateTable('orders').set({ country: name }).where('order_id', '=', orderId).execute();
    await country('KW');
    await expect(assertOrder(db(), account, orderId)).rejects.toMatchObject(NOT_OWNED);
    await country('TW');
  });
});

describe('access to a job', () => {
  it('is granted only to the owner of its vendor, in its country', async () => {
    await assertJob(db(), account, 'j9');
    await assertJob(db(), embedded('v2002'), 'j9');
    for (const [session, id] of [
      [embedded('v2001'), 'j9'],
      [abroad(), 'j9'],
      [account, 'j8'],
    ] as const)
      await expect(assertJob(db(), session, id)).rejects.toMatchObject(NOT_OWNED);
  });

  it('is denied in another country', async () => {
    await db().updateTable('bulk_jobs').set({ country: 'KW' }).where('job_id', '=', 'j9').execute();
    await expect(assertJob(db(), account, 'j9')).rejects.toMatchObject(NOT_OWNED);
    await db().updateTable('bulk_jobs').set({ country: 'TW' }).where('job_id', '=', 'j9').execute();
  });
});

describe('the position of a rider is visible', () => {
  const assigned = (status: OrderStatus, rider_id: string | null = 'r9') =>
    db().updateTable('orders').set({ status, rider_id }).where('order_id', '=', orderId).execute();

  it('only while the rider is on the way for the order of the caller', async () => {
    for (const status of ORDER_STATUSES) {
      await assigned(status);
      const isTold = await assertRider(db(), account, 'r9').then(
        () => true,
        () => false,
      );
      expect([status, isTold]).toEqual([status, !hasEnded(status) && status !== 'WAITING_FOR_TRANSPORT']);
    }
  });

  it('to no other account, and for no other rider', async () => {
    await assigned('PICKED_UP');
    await assertRider(db(), embedded('v2002'), 'r9');
    for (const [session, rider] of [
      [embedded('v2001'), 'r9'],
      [abroad(), 'r9'],
      [account, 'r8'],
    ] as const)
      await expect(assertRider(db(), session, rider)).rejects.toMatchObject(NOT_OWNED);
    await assigned('PICKED_UP', null);
    await expect(assertRider(db(), account, 'r9')).rejects.toMatchObject(NOT_OWNED);
  });
});
