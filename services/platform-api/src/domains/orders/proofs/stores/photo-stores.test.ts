import { REQUEST_LIMITS } from '@courier/config/request-limits';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startBucket,
  type BucketBehaviour,
  type BucketStandIn,
} from '../../../../testing/companies/bucket-stand-in';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { PhotoStore } from './photo-store';
import { createPhotoStores } from './photo-stores';

const PHOTO = { contentType: 'image/jpeg', content: Buffer.from([0xff, 0xd8, 0, 1]) } as const;
const OTHER = { contentType: 'image/jpeg', content: Buffer.from('other') } as const;

let folder: string;
let bucket: BucketStandIn;
const stores: Record<string, PhotoStore> = {};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'courier-photos-'));
  bucket = await startBucket();
  stores['folder'] = createFolderStore(folder);
  stores['bucket'] = createBucketStore(bucket.settings);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await bucket.close();
});

describe.each(['folder', 'bucket'])('the store %s', (name) => {
  const store = () => stores[name] as PhotoStore;

  it('reads what was written, until it is removed', async () => {
    await store().write('v1-1/delivery-1', PHOTO);
    await store().write('v1-1/delivery-2', OTHER);
    expect(await store().read('v1-1/delivery-1')).toEqual(PHOTO.content);
    await store().remove('v1-1/delivery-1');
    expect(await store().read('v1-1/delivery-1')).toBeNull();
    expect(await store().read('v1-1/delivery-2')).toEqual(OTHER.content);
    await store().remove('v1-1/delivery-2');
  });

  it('replaces an object, and accepts the removal of one that is not there', async () => {
    await store().write('v1-2/pickup', PHOTO);
    await store().write('v1-2/pickup', OTHER);
    expect(await store().read('v1-2/pickup')).toEqual(OTHER.content);
    await store().remove('v1-2/pickup');
    await store().remove('v1-2/pickup');
    expect(await store().read('v1-2/none')).toBeNull();
  });
});

it('a folder has files and folders for its owner alone, and none of them after the last photo', async () => {
  await stores['folder']?.write('v1-3/return', PHOTO);
  expect(statSync(join(folder, 'v1-3')).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'v1-3/return')).mode & 0o077).toBe(0);
  expect(readdirSync(join(folder, 'v1-3'))).toEqual(['return']);
  await stores['folder']?.remove('v1-3/return');
  expect(readdirSync(folder)).toEqual([]);
});

it('a folder that does not exist cannot be used, and is not created', async () => {
  const absent = createFolderStore(join(folder, 'absent'));
  const failure = { code: 'folder-ENOENT' };
  await expect(absent.write('a/b', PHOTO)).rejects.toMatchObject(failure);
  await expect(absent.read('a/b')).rejects.toMatchObject(failure);
  await expect(absent.remove('a/b')).rejects.toMatchObject(failure);
});

it.each(['../a', '/a', 'a/../b', 'a//b', ''])('a folder refuses the key "%s"', async (key) => {
  await expect(stores['folder']?.read(key)).rejects.toThrow('is no key of a photo');
});

it.each<[BucketBehaviour, string]>([
  ['NoSuchBucket', 'bucket-NoSuchBucket'],
  ['AccessDenied', 'bucket-AccessDenied'],
  ['SlowDown', 'bucket-SlowDown'],
  ['cut', 'bucket-connection'],
])('a bucket with %s cannot be used', async (behaviour, code) => {
  bucket.behaviour = behaviour;
  await expect(stores['bucket']?.write('a/b', PHOTO)).rejects.toMatchObject({ code });
  await expect(stores['bucket']?.read('a/b')).rejects.toMatchObject({ code });
  await expect(stores['bucket']?.remove('a/b')).rejects.toMatchObject({ code });
  bucket.behaviour = 'answer';
});

it('a bucket that does not answer in time, or with more bytes than a photo has, cannot be used', async () => {
  const impatient = createBucketStore(bucket.settings, { timeoutMs: 50 });
  bucket.behaviour = 'silence';
  await expect(impatient.read('a/b')).rejects.toMatchObject({ code: 'bucket-timeout' });
  bucket.behaviour = 'answer';
  bucket.objects.set('a/long', {
    content: Buffer.alloc(REQUEST_LIMITS.photoBodyBytes + 1),
    contentType: 'image/png',
  });
  await expect(stores['bucket']?.read('a/long')).rejects.toMatchObject({ code: 'bucket-answer-too-large' });
  bucket.objects.delete('a/long');
});

it('a bucket that moved cannot be used: a redirect is not followed', async () => {
  const target = jest.fn();
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/moved')) target();
    response.writeHead(307, { location: '/moved' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const moved = createBucketStore({ ...bucket.settings, url: `http://127.0.0.1:${port}/photos` });
  await expect(moved.read('a/b')).rejects.toMatchObject({ code: 'bucket-307' });
  expect(target).not.toHaveBeenCalled();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('a bucket refuses a wrong secret', async () => {
  const foreign = createBucketStore({ ...bucket.settings, secret: 'wrong' });
  await expect(foreign.write('a/b', PHOTO)).rejects.toMatchObject({ code: 'bucket-SignatureDoesNotMatch' });
  expect(bucket.objects.has('a/b')).toBe(false);
});

it('photos are in the database without settings, and older ones are read from the stores with settings', () => {
  const nothing = createPhotoStores({ store: 'database', dir: null, bucket: null });
  expect([nothing.current, nothing.find('folder'), nothing.find('bucket')]).toEqual([null, null, null]);
  const both = createPhotoStores({ store: 'folder', dir: folder, bucket: bucket.settings });
  expect([both.current?.name, both.find('bucket')?.name]).toEqual(['folder', 'bucket']);
});
