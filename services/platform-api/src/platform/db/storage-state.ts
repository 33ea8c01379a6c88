import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StorageFull } from './database-unavailable';
import type { Database } from './schema';

export interface StorageState {
  record(error: unknown): void;
  /** After a full disk, probes again until there is space. */
  isFull(db: Kysely<Database>): Promise<boolean>;
}

/** More than the free space that deleted rows may leave in a page. */
const PROBE_BYTES = 48 * 1024;

export function createStorageState(): StorageState {
  let isFull = false;
  return {
    record: (error) => {
      isFull ||= error instanceof StorageFull;
    },
    isFull: async (db) => {
      if (isFull) isFull = !(await hasRoom(db));
      return isFull;
    },
  };
}

class Undone extends Error {}

/** Writes more than fits into free space, and rolls back. */
async function hasRoom(db: Kysely<Database>): Promise<boolean> {
  const written = db.transaction().execute(async (trx) => {
    await trx
      .insertInto('idempotency_keys')
      .values({
        scope: 'room to write',
        idempotency_key: randomUUID(),
        body_hash: '',
        answer: randomBytes(PROBE_BYTES).toString('base64'),
        created_at: 0,
      })
      .execute();
    throw new Undone();
  });
  return written.then(
    () => true,
    (error: unknown) => error instanceof Undone,
  );
}
