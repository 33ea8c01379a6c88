import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { installFunction } from '../../../platform/db/install-function';
import { signedInCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { REMOVAL_FUNCTION } from './removal-trigger';

const KEY = 'v1001-1/delivery-1';

let server: TestApp;
let orderId: string;
beforeAll(async () => {
  server = await startTestApp();
  orderId = await (await signedInCaller(server)).placeOrder();
});
afterAll(() => server.close());

const images = () => server.deps.db.updateTable('proof_images').where('order_id', '=', orderId);
const deleteImages = () =>
  server.deps.db.deleteFrom('proof_images').where('order_id', '=', orderId).execute();
const listRemovals = () =>
  server.deps.db.selectFrom('photo_removals').select(['object_key', 'store', 'due_at']).execute();

beforeEach(async () => {
  const { db } = server.deps;
  await deleteImages();
  await db
    .insertInto('proof_images')
    .values({
      order_id: orderId,
      kind: 'delivery',
      version: 1,
      content_type: 'image/png',
      content: null,
      created_at: 1,
      sha256: 'hash',
      store: 'bucket',
      object_key: KEY,
      bytes: 4,
    })
    .execute();
  await db.deleteFrom('photo_removals').execute();
});

describe('the row of a photo in a store', () => {
  const removal = { object_key: KEY, store: 'bucket', due_at: 0 };

  it('queues the removal of its object at once when it is deleted', async () => {
    await deleteImages();
    expect(await listRemovals()).toEqual([removal]);
  });

  it('queues it when the photo is deleted or lies elsewhere', async () => {
    await images().set({ store: 'folder', object_key: 'v1001-1/delivery-2' }).execute();
    expect(await listRemovals()).toEqual([removal]);
    await images().set({ store: null, object_key: null, bytes: null }).execute();
    expect(await listRemovals()).toEqual([
      removal,
      { object_key: 'v1001-1/delivery-2', store: 'folder', due_at: 0 },
    ]);
  });

  it('makes a removal that waits for an hour due at once', async () => {
    await server.deps.db
      .insertInto('photo_removals')
      .values({ object_key: KEY, store: 'bucket', queued_at: 1, due_at: 3601 })
      .execute();
    await deleteImages();
    expect(await listRemovals()).toEqual([removal]);
  });

  it('queues nothing when other columns change, and for a photo in the database', async () => {
    await images().set({ sha256: 'other', bytes: 5 }).execute();
    await images()
      .set({ store: null, object_key: null, content: Buffer.from('x') })
      .execute();
    await server.deps.db.deleteFrom('photo_removals').execute();
    await deleteImages();
    expect(await listRemovals()).toEqual([]);
  });
});

describe('the function in the database', () => {
  const readFunction = async () => {
    const { rows } = await sql<{ text: string }>`
      select prosrc as text from pg_proc where proname = 'queue_photo_removal'`.execute(server.deps.db);
    return rows.map(({ text }) => text);
  };

  it('has the text of this folder after the start of a server, also over the text of the migration', async () => {
    const installed = [REMOVAL_FUNCTION.statement.split('$$')[1]];
    expect(await readFunction()).toEqual(installed);
    await sql
      .raw(
        `create or replace function queue_photo_removal() returns trigger language plpgsql as $$ begin return null; end $$`,
      )
      .execute(server.deps.db);
    await sql.raw('comment on function queue_photo_removal() is null').execute(server.deps.db);
    await installFunction(server.deps.db, REMOVAL_FUNCTION);
    expect(await readFunction()).toEqual(installed);
  });

  it('has a version that is raised with each edit of its text', () => {
    const digest = createHash('sha256').update(REMOVAL_FUNCTION.statement).digest('hex').slice(0, 16);
    expect({ version: REMOVAL_FUNCTION.version, digest }).toEqual({ version: 1, digest: 'a2ce941c0632ee1f' });
  });
});
