import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../../testing/databases/postgres-databases';
import { DatabaseUnavailable } from '../database-unavailable';
import { openPostgres, type OpenPostgres } from './open-postgres';

let database: TestDatabase;
let opened: OpenPostgres;
beforeAll(async () => {
  database = await createTestDatabase(testServer() as string);
  opened = await openPostgres(database.url, 1);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

it('prepares a statement once per connection, and none without parameters', async () => {
  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      opened.db,
    );
    return rows.map(({ statement }) => statement).filter((statement) => statement.includes('"riders"'));
  };
  const rider = opened.db.selectFrom('riders').selectAll().where('rider_id', '=', 'nobody');
  await rider.execute();
  await rider.execute();
  await opened.db.selectFrom('riders').select('rider_id').execute();
  expect(await prepared()).toEqual(['select * from "riders" where "rider_id" = $1']);
});

it('an instance older than the tables reports once that it is unavailable, and continues', async () => {
  const vendor = opened.db.selectFrom('vendors').selectAll().where('vendor_id', '=', 'nobody');
  await vendor.execute();
  await sql`alter table vendors add column of_a_newer_version text`.execute(opened.db);
  await expect(vendor.execute()).rejects.toThrow(DatabaseUnavailable);
  expect(await vendor.execute()).toEqual([]);
});
