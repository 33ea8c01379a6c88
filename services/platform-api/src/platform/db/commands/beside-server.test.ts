import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openEmbedded } from '../../../testing/databases/embedded-databases';
import { inTransaction, type Db, type OpenDatabase } from '../database';
import { FolderError, FolderInUse, lockFolder, type FolderLock } from '../embedded/folder-lock';
import { writeFrame } from './frames';
import { openExisting, openUnused } from './open-existing';
import { serveCommands } from './serve-commands';

let room: string;
let dataDir: string;
let database: OpenDatabase;
let lock: FolderLock;
let commandsEnded = 0;
const endings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'courier-socket-'));
  lockIn(join(room, 'data'));
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await database.db.deleteFrom('idempotency_keys').execute();
  lock.release();
  rmSync(room, { recursive: true, force: true });
});

/** The folder of a server that has opened its database. */
function lockIn(folder: string): void {
  dataDir = folder;
  lock = lockFolder(folder);
  mkdirSync(join(folder, 'database'));
}

async function serve(): Promise<() => Promise<void>> {
  const close = await serveCommands(dataDir, database.db, () => async () => void (commandsEnded += 1));
  endings.push(close);
  return close;
}

async function open(limitMs?: number) {
  const opened = await openExisting({ databaseUrl: null, dataDir }, limitMs);
  endings.push(opened.close);
  return opened;
}

const socketFile = () => join(dataDir, 'commands.sock');
const addKey = (db: Db, key: string) =>
  db
    .insertInto('idempotency_keys')
    .values({ scope: 'test', idempotency_key: key, body_hash: '', answer: '', created_at: 1 })
    .execute();
const listKeys = async (db: Db) =>
  (
    await db.selectFrom('idempotency_keys').select('idempotency_key').orderBy('idempotency_key').execute()
  ).map(({ idempotency_key }) => idempotency_key);

it('reads and writes the database of the running server, with dates, bytes and nulls as they are', async () => {
  await serve();
  const { db } = await open();
  const moment = new Date('2026-11-29T10:00:00Z');
  const { rows } = await sql<Record<string, unknown>>`select ${moment}::timestamptz as moment,
    ${Buffer.from([0, 255])}::bytea as bytes, null as nothing, 12::bigint as count`.execute(db);
  expect(rows).toEqual([{ moment, bytes: new Uint8Array([0, 255]), nothing: null, count: 12 }]);
  await addKey(db, 'this');
  expect(await listKeys(database.db)).toEqual(['this']);
  expect((await sql`delete from idempotency_keys`.execute(db)).numAffectedRows).toBe(1n);
});

it('passes errors of the database on with their code and constraint', async () => {
  await serve();
  const { db } = await open();
  await addKey(db, 'this');
  await expect(addKey(db, 'this')).rejects.toMatchObject({
    code: '23505',
    constraint: 'idempotency_keys_pkey',
  });
});

it('a transaction of a command is apart from the queries of the server, which wait for its end', async () => {
  await serve();
  const { db } = await open();
  const seen: string[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  await inTransaction(db, async (trx) => {
    await addKey(trx, 'first');
    reading = listKeys(database.db).then((ids) => seen.push(ids.join()));
    await addKey(trx, 'second');
    expect(seen).toEqual([]);
  });
  await reading;
  expect(seen).toEqual(['first,second']);
});

it('rolls back the open transaction of a command that ends, and serves the next one', async () => {
  await serve();
  const first = await open();
  const before = commandsEnded;
  await first.db
    .connection()
    .execute(async (single) => {
      await sql`begin`.execute(single);
      await addKey(single, 'half');
      const second = await open();
      const reading = listKeys(second.db);
      // As the end of a killed process.
      void first.close();
      expect(await reading).toEqual([]);
    })
    .catch(() => undefined);
  expect(commandsEnded).toBeGreaterThan(before);
});

it('two commands that work exclusively run one after the other', async () => {
  await serve();
  const [first, second] = [await open(), await open()];
  const steps: string[] = [];
  const work = (name: string, { alone, db }: typeof first) =>
    alone(async () => {
      steps.push(`${name} begins`);
      await sql`select 1`.execute(db);
      await sql`select 1`.execute(db);
      steps.push(`${name} ends`);
    });
  await Promise.all([work('first', first), work('second', second)]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('only the user of the server may open the socket, which is gone after the stop', async () => {
  const close = await serve();
  expect(lstatSync(socketFile()).mode & 0o777).toBe(0o600);
  expect(lstatSync(dataDir).mode & 0o777).toBe(0o700);
  await close();
  expect(existsSync(socketFile())).toBe(false);
});

it('a stop of the server rolls back the command, whose error asks to run it again', async () => {
  const close = await serve();
  const { db } = await open();
  const work = inTransaction(db, async (trx) => {
    await addKey(trx, 'half');
    await close();
    await listKeys(trx);
  });
  await expect(work).rejects.toThrow(
    new FolderError(
      `The server in ${dataDir} has closed the connection. What the command had not finished is not stored: run it again.`,
    ),
  );
  expect(await listKeys(database.db)).toEqual([]);
});

it('replaces the socket that a killed server has left over', async () => {
  writeFileSync(socketFile(), '');
  await serve();
  const { db } = await open();
  expect(await listKeys(db)).toEqual([]);
});

it('a path that is too long for a socket becomes a link to a private folder, which the stop removes', async () => {
  lock.release();
  lockIn(join(room, 'a-folder-with-a-long-name'.repeat(8)));
  const close = await serve();
  const target = readlinkSync(socketFile());
  expect(target.length).toBeLessThan(104);
  expect(lstatSync(dirname(target)).mode & 0o777).toBe(0o700);
  expect(await listKeys((await open()).db)).toEqual([]);
  await close();
  expect([existsSync(dirname(target)), lstatSync(socketFile(), { throwIfNoEntry: false })]).toEqual([
    false,
    undefined,
  ]);
});

it('a command waits for a server that starts, and for another command that ends', async () => {
  const opening = open();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await serve();
  expect(await listKeys((await opening).db)).toEqual([]);
});

it('names the process that uses the folder and serves no commands', async () => {
  await expect(open(0)).rejects.toThrow(`is in use by process ${process.pid}`);
  await expect(openUnused({ databaseUrl: null, dataDir })).rejects.toThrow(FolderInUse);
});

it('refuses the server of another release', async () => {
  const other = createServer((socket) => writeFrame(socket, { pid: 12, migrations: ['0001'] }));
  await new Promise<void>((resolve) => other.listen(socketFile(), resolve));
  endings.push(() => new Promise((resolve) => other.close(() => resolve())));
  await expect(open()).rejects.toThrow('The running server (process 12) is of another release');
});
