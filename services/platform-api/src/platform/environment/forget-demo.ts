import { sql } from 'kysely';
import type { EnvironmentName } from '../../settings/config';
import { consoleAuthor } from '../audit/authors';
import { recordAction } from '../audit/record-action';
import type { Clock } from '../clock';
import { inTransaction, type Db } from '../db/database';
import { countRows, deleteRows, DELETED_ROWS, type RowCount } from './demo-rows';
import { EnvironmentError, readEnvironment } from './environment-mark';

export interface ForgetPlan {
  from: EnvironmentName;
  to: EnvironmentName;
  deleted: RowCount[];
  /** Rows of real use, which stay. */
  kept: RowCount[];
}

/** @throws EnvironmentError when there is nothing to move, or servers run on the database */
export async function planForgetting(db: Db, to: EnvironmentName): Promise<ForgetPlan> {
  const from = await readEnvironment(db);
  if (from === null)
    throw new EnvironmentError(
      `No server has run on this database, so the first one decides: start it with ENVIRONMENT=${to}.`,
    );
  await refuseWhileServersRun(db);
  const deleted = await countRows(db, DELETED_ROWS);
  const all = await countRows(
    db,
    ['users', 'vendors', 'orders', 'vouchers'].map((table) => ({ table })),
  );
  const kept = all.map(({ table, count }) => ({
    table,
    count: count - (deleted.find((row) => row.table === table)?.count ?? 0),
  }));
  return { from, to, deleted, kept };
}

/** Deletes the demo data and all keys and tokens, and writes the new environment, in one transaction. */
export function deleteDemo(db: Db, clock: Clock, to: EnvironmentName): Promise<void> {
  return inTransaction(db, async (trx) => {
    await refuseWhileServersRun(trx);
    // First, because heads of the audit trail can be deleted only from a database without an environment.
    await trx.deleteFrom('deployment').execute();
    await deleteRows(trx, DELETED_ROWS);
    await trx
      .insertInto('deployment')
      .values({ id: 'this', environment: to, marked_at: clock.nowSeconds() })
      .execute();
    const action = { action: 'demo.forget', country: null, subjects: [`environment:${to}`] } as const;
    await recordAction(trx, consoleAuthor(), action, clock.nowSeconds());
  });
}

/** A running server caches the old keys. The embedded database has its folder lock for this. */
async function refuseWhileServersRun(db: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'courier-platform-api link'`.execute(db);
  const count = Number(rows[0]?.count);
  if (count > 0)
    throw new EnvironmentError(
      `${count} ${count === 1 ? 'server runs' : 'servers run'} on this database: stop all of them first.`,
    );
}

const formatCounts = (rows: readonly RowCount[]) =>
  rows.map(({ table, count }) => `  ${count.toLocaleString('en').padStart(9)}  ${table}`);

export const planText = ({ from, to, deleted, kept }: ForgetPlan): string =>
  [
    `The database belongs to ENVIRONMENT=${from}. Giving it to ${to} deletes the demo data, every signing key, and`,
    'every session, token, mailed link and stored mail. People sign in again; links mailed before stop working.',
    'Deleted rows:',
    ...formatCounts(deleted),
    'Rows that stay:',
    ...formatCounts(kept),
  ].join('\n');
