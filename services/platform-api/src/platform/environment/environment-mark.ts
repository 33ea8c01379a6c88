import { sql } from 'kysely';
import { isProduction, type EnvironmentName } from '../../settings/config';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { countDemoRows } from './demo-rows';

/** Why the server does not start on this database, worded for the operator. */
export class EnvironmentError extends Error {}

const UNMARKED: EnvironmentName = 'stg';

/** Null before the first start. */
export async function readEnvironment(db: Db): Promise<EnvironmentName | null> {
  const mark = await db.selectFrom('deployment').select('environment').executeTakeFirst();
  if (mark) return mark.environment;
  // Every start creates keys, so a database without any is unused.
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from server_keys) or exists (select from users) or exists (select from vendors) as "isUsed"
  `.execute(db);
  return rows[0]?.isUsed ? UNMARKED : null;
}

/**
 * Writes the environment at the first start and checks it later.
 * @throws EnvironmentError when the database belongs to another environment, or production finds demo data
 */
export async function claimEnvironment({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<void> {
  const { environment } = config;
  const marked = await readEnvironment(db);
  if (marked !== null && marked !== environment) throw otherEnvironment(marked, environment);
  if (isProduction(config)) await refuseDemoRows(db);
  await db
    .insertInto('deployment')
    .values({ id: 'this', environment, marked_at: clock.nowSeconds() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const otherEnvironment = (marked: EnvironmentName, wanted: EnvironmentName) =>
  new EnvironmentError(
    `The database belongs to ENVIRONMENT=${marked}, and this server was started with ENVIRONMENT=${wanted}: ` +
      `start it with ENVIRONMENT=${marked}, choose another database with DATA_DIR or DATABASE_URL, or give this one to ` +
      `${wanted} with "npm run forget-demo -- --to ${wanted}", which shows what it deletes before it does.`,
  );

async function refuseDemoRows(db: Db): Promise<void> {
  const rows = await countDemoRows(db);
  if (rows.length === 0) return;
  const found = rows.map(({ table, count }) => `${count} ${table}`).join(', ');
  throw new EnvironmentError(
    `The database holds demo data (${found}), which ENVIRONMENT=prd refuses: delete it with ` +
      `"npm run forget-demo -- --to prd", or choose another database with DATA_DIR or DATABASE_URL.`,
  );
}
