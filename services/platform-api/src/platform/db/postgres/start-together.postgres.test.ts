import { expect, it } from '@jest/globals';
import { readConfig } from '../../../settings/config';
import { openServer } from '../../../app/open-server';
import { createTestDatabase, testServer } from '../../../testing/databases/postgres-databases';
import { migrations } from '../migrations';
import { openPostgres } from './open-postgres';
import { demonstration } from '../../../testing/server/demonstration';

it('four instances that start at once on an empty database create its tables, keys and demo data once', async () => {
  const database = await createTestDatabase(testServer() as string, 'nothing');
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', SITE_DIR: '/nowhere/site', DATABASE_URL: database.url }),
    dataDir: null,
    databasePoolSize: 3,
  };
  const servers = await Promise.all([1, 2, 3, 4].map(() => openServer(config, { demonstration })));
  const [first] = servers;
  if (!first) throw new Error('No server.');
  const { db } = first.deps;
  expect(new Set(servers.map(({ deps }) => deps.keys.signing.id)).size).toBe(1);
  const emails = await db.selectFrom('users').select('email').where('country', '=', 'TW').execute();
  expect(emails).toHaveLength(new Set(emails.map(({ email }) => email)).size);
  const orders = await db
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.max('created_at').as('newest')])
    .executeTakeFirstOrThrow();
  expect(orders.all).toBeGreaterThan(100);
  await Promise.all(servers.map((server) => server.close()));

  const again = await openPostgres(database.url, 2);
  const ran = await again.db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  expect(ran.map(({ name }) => name).sort()).toEqual(Object.keys(migrations).sort());
  await again.close();
  await database.drop();
});

it('names the address of an unreachable database without its password', async () => {
  await expect(openPostgres('postgresql://courier:secret-word@127.0.0.1:1/portal', 2)).rejects.toThrow(
    'The database 127.0.0.1:1/portal of DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:1): is it running, and is the address right?',
  );
});
