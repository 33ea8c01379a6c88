import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database';
import { copyNewDatabase } from './new-database';

const room = mkdtempSync(join(tmpdir(), 'courier-new-database-'));
const made = join(room, 'made');
beforeAll(async () => {
  const database = await openDatabase({ dataDir: made });
  await database.close();
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

const tables = async (dataDir: string) => {
  const database = await openDatabase({ dataDir });
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' order by 1, column_name
  `.execute(database.db);
  await database.close();
  return rows.map(({ name }) => name);
};

it('a copy has every table, also after an earlier copy was killed half-way', async () => {
  const folder = join(room, 'copied');
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), 'half');
  copyNewDatabase(folder, made);
  expect(existsSync(`${folder}.new`)).toBe(false);
  const found = await tables(folder);
  expect(found).toEqual(await tables(made));
  expect(new Set(found)).toContain('orders');
});

it('leaves a non-empty folder unchanged, and copies nothing without a database of the build', () => {
  const kept = join(room, 'kept');
  mkdirSync(kept);
  writeFileSync(join(kept, 'notes.txt'), 'mine');
  copyNewDatabase(kept, made);
  expect(readdirSync(kept)).toEqual(['notes.txt']);
  const empty = join(room, 'empty');
  copyNewDatabase(empty, join(room, 'nowhere'));
  expect(existsSync(empty)).toBe(false);
});
