import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { PhotoSettings } from '../../../settings/photo-settings';
import { startBucket, type BucketStandIn } from '../../../testing/companies/bucket-stand-in';
import { fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { DISPATCH_SYSTEM, startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { cleanProofs } from './clean-proofs';
import { createPhotoStores } from './stores/photo-stores';

let server: TestApp;
let bucket: BucketStandIn;
let folder: string;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(join(tmpdir(), 'courier-photos-'));
  const photos: PhotoSettings = { store: 'bucket', dir: null, bucket: bucket.settings };
  server = await startTestApp({ fleets: DISPATCH_SYSTEM, photos });
  fleet = await fleetClient(server);
});
beforeEach(async () => {
  // Tests advance the clock past the life of a token.
  shop = await signedInCaller(server);
});
afterEach(() => {
  bucket.behaviour = 'answer';
});
afterAll(async () => {
  await server.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = (grey: number): Buffer => {
  const png = new PNG({ width: 2, height: 2 });
  png.data.fill(grey);
  return PNG.sync.write(png);
};
const send = (orderId: string, kind: string, bytes = picture(1)) =>
  fleet.call('PUT', `/deliveries/${orderId}/proofs/${kind}`, bytes, 'image/png');
const show = async (orderId: string, kind: string) => {
  const authorization = await server.authorize('owner@demo.test');
  return server.app.inject({ url: `${API}/order/${orderId}/proof/${kind}`, headers: { authorization } });
};
const rows = (orderId: string) =>
  server.deps.db
    .selectFrom('proof_images')
    .select(['kind', 'content', 'store', 'object_key', 'bytes', 'sha256'])
    .where('order_id', '=', orderId)
    .orderBy('version')
    .execute();
const removals = () =>
  server.deps.db
    .selectFrom('photo_removals')
    .select(['object_key', 'attempts', 'last_error'])
    .where('store', '=', 'bucket')
    .execute();
const cleanWith = (photos: PhotoSettings) =>
  cleanProofs(
    { ...server.deps, log: server.app.log, photoStores: createPhotoStores(photos) },
    server.clock.nowSeconds(),
    new AbortController().signal,
  );
const inBucket = (): PhotoSettings => ({ store: 'bucket', dir: null, bucket: bucket.settings });
const objectsFor = (orderId: string) => [...bucket.objects.keys()].filter((key) => key.startsWith(orderId));

it('writes a photo to the bucket, and shows it from there', async () => {
  const orderId = await shop.placeOrder();
  expect((await send(orderId, 'pickup')).status).toBe(200);
  const [row] = await rows(orderId);
  expect(row).toMatchObject({ content: null, store: 'bucket', object_key: objectsFor(orderId)[0] });
  const shown = await show(orderId, 'pickup');
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.rawPayload).toEqual(bucket.objects.get(row?.object_key ?? '')?.content);
  expect(await removals()).toEqual([]);
});

it('shows no photo that was changed in its store, and 503 while the store is away', async () => {
  const orderId = await shop.placeOrder();
  await send(orderId, 'pickup');
  const [key = ''] = objectsFor(orderId);
  bucket.behaviour = 'cut';
  const away = await show(orderId, 'pickup');
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '30']);
  bucket.behaviour = 'answer';
  expect((await show(orderId, 'pickup')).statusCode).toBe(200);
  bucket.objects.set(key, { content: picture(9), contentType: 'image/png' });
  expect((await show(orderId, 'pickup')).statusCode).toBe(404);
});

it('accepts no photo while the store is away, and the same one afterwards', async () => {
  const orderId = await shop.placeOrder();
  bucket.behaviour = 'AccessDenied';
  const refused = await send(orderId, 'delivery');
  expect([refused.status, refused.body.meta?.translation_key]).toEqual([503, 'error.unavailable']);
  expect([await rows(orderId), (await shop.order(orderId)).proofs]).toEqual([[], []]);
  bucket.behaviour = 'answer';
  expect((await send(orderId, 'delivery')).status).toBe(200);
  // The interrupted attempt is removed when it is an hour old.
  server.clock.advance(3700);
  await cleanWith(inBucket());
  expect([await removals(), objectsFor(orderId).length]).toEqual([[], 1]);
});

it('removes a refused photo from the store', async () => {
  const orderId = await shop.placeOrder();
  await send(orderId, 'pickup');
  await server.deps.db
    .updateTable('proof_images')
    .set({ bytes: 39_999_990 })
    .where('order_id', '=', orderId)
    .execute();
  expect((await send(orderId, 'delivery')).status).toBe(413);
  expect(objectsFor(orderId)).toHaveLength(2);
  await cleanWith(inBucket());
  expect(objectsFor(orderId)).toHaveLength(2);
  server.clock.advance(3700);
  await cleanWith(inBucket());
  expect(objectsFor(orderId)).toHaveLength(1);
});

it('moves photos to the store of the settings and back, and removes them from the earlier one', async () => {
  const orderId = await shop.placeOrder();
  await send(orderId, 'pickup', picture(7));
  const sent = (await show(orderId, 'pickup')).rawPayload;
  const toFolder: PhotoSettings = { store: 'folder', dir: folder, bucket: bucket.settings };
  await cleanWith(toFolder);
  expect(objectsFor(orderId)).toEqual([]);
  expect(await rows(orderId)).toMatchObject([{ content: null, store: 'folder' }]);
  expect(readdirSync(join(folder, orderId))).toHaveLength(1);
  await cleanWith({ ...toFolder, store: 'database' });
  expect(await rows(orderId)).toMatchObject([{ store: null, object_key: null }]);
  expect(readdirSync(folder)).toEqual([]);
  expect((await show(orderId, 'pickup')).rawPayload).toEqual(sent);
  await cleanWith(inBucket());
  expect(await rows(orderId)).toMatchObject([{ content: null, store: 'bucket' }]);
  expect((await show(orderId, 'pickup')).rawPayload).toEqual(sent);
});

it('leaves a photo where it is while the other store is away or without settings', async () => {
  const orderId = await shop.placeOrder();
  await send(orderId, 'pickup');
  const before = await rows(orderId);
  await cleanWith({ store: 'database', dir: null, bucket: null });
  await cleanWith({ store: 'folder', dir: '/nowhere/photos', bucket: bucket.settings });
  bucket.behaviour = 'cut';
  await cleanWith({ store: 'database', dir: null, bucket: bucket.settings });
  expect(await rows(orderId)).toEqual(before);
  bucket.behaviour = 'answer';
  expect((await show(orderId, 'pickup')).statusCode).toBe(200);
});

it('removes the photos of a deleted order from the store', async () => {
  const orderId = await shop.placeOrder();
  await send(orderId, 'pickup');
  await send(orderId, 'pickup');
  expect(objectsFor(orderId)).toHaveLength(2);
  // An order with all its rows, as `npm run forget-demo` deletes it.
  const { db } = server.deps;
  await db.deleteFrom('proof_images').where('order_id', '=', orderId).execute();
  await cleanWith(inBucket());
  expect(objectsFor(orderId)).toEqual([]);
});

it('removes photos from the store after their days, and again after the store was away [TRACK-HIST-21]', async () => {
  const orderId = await shop.placeOrder();
  await send(orderId, 'pickup');
  const [before] = await rows(orderId);
  server.clock.advance(server.deps.config.proofDays * 86_400 + 60);
  bucket.behaviour = 'SlowDown';
  await cleanWith(inBucket());
  const waiting = (await removals()).filter(({ object_key }) => object_key === before?.object_key);
  expect(waiting).toMatchObject([{ object_key: before?.object_key }]);
  expect((await removals()).map(({ last_error }) => last_error)).toContain('bucket-SlowDown');
  expect(await rows(orderId)).toMatchObject([
    { store: null, object_key: null, bytes: null, sha256: before?.sha256 },
  ]);
  expect(objectsFor(orderId)).toHaveLength(1);
  bucket.behaviour = 'answer';
  await cleanWith(inBucket());
  expect([objectsFor(orderId), await removals()]).toEqual([[], []]);
  expect((await show(orderId, 'pickup')).statusCode).toBe(404);
});
