import { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import workerThreads, { type Worker } from 'node:worker_threads';
import { installFunctions } from '../../app/database-functions';
import { openDatabase, type OpenDatabase } from '../../platform/db/database';
import { pgliteClient, startPgliteWorker } from '../../platform/db/embedded/pglite-client';
import { pgliteDialect } from '../../platform/db/embedded/pglite-dialect';
import type { Database } from '../../platform/db/schema';
import { createStorageState } from '../../platform/db/storage-state';
import { emptyDatabase, readContent, type Content } from './empty-database';
import { migrationFingerprint } from './migration-fingerprint';

interface Idle {
  worker: Worker;
  content: Content;
}

/**
 * Opening a database takes seconds, emptying it tenths, so they are reused by later test files of the process. The
 * files only share Node's own modules.
 */
const idle = ((workerThreads as { courierIdleDatabases?: Idle[] }).courierIdleDatabases ??= []);

/** A migrated, empty embedded database in memory; closing it returns it to the pool. */
export async function openEmbedded(): Promise<OpenDatabase> {
  const { worker, content } = idle.pop() ?? (await openIdle());
  const client = pgliteClient(worker);
  const storage = createStorageState();
  const db = new Kysely<Database>({ dialect: pgliteDialect(client, storage.record) });
  let isClosed = false;
  return {
    db,
    alone: (work) => work(),
    storage,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await db.destroy();
      client.leave();
      const cleaner = pgliteClient(worker);
      if (!(await emptyDatabase(cleaner, content))) return cleaner.close();
      cleaner.leave();
      idle.push({ worker, content });
    },
  };
}

async function openIdle(): Promise<Idle> {
  const worker = await startPgliteWorker({ dataDir: null, dump: await migratedDump() });
  const client = pgliteClient(worker);
  const content = await readContent(client);
  client.leave();
  return { worker, content };
}

/** Creating a database takes seconds, opening a copy less; the copy is stored with other temporary files. */
async function migratedDump(): Promise<Uint8Array> {
  const folder = join(tmpdir(), `courier-test-database-${process.getuid?.() ?? 0}`);
  const name = createHash('sha256').update(migrationFingerprint()).digest('hex').slice(0, 16);
  const file = join(folder, `${name}.tar`);
  try {
    return readFileSync(file);
  } catch {
    const database = await openDatabase({ dataDir: null });
    await installFunctions(database.db);
    const dump = await database.dump();
    await database.close();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.${process.pid}`, dump);
    renameSync(`${file}.${process.pid}`, file);
    return dump;
  }
}
