import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';

const PORTION = 1000;

interface Update {
  table: string;
  /** After them, `condition` must not hold any more. */
  assignments: RawBuilder<unknown>;
  condition: RawBuilder<boolean>;
}

export async function updateInPortions(
  db: Db,
  { table, assignments, condition }: Update,
  stopping: AbortSignal,
): Promise<void> {
  const name = sql.table(table);
  for (let updated = PORTION; updated === PORTION && !stopping.aborted;) {
    const { rows } = await sql`
      update ${name} set ${assignments} where ctid = any (array(
        select ctid from ${name} where ${condition} limit ${sql.lit(PORTION)} for update skip locked))
      returning 1`.execute(db);
    updated = rows.length;
  }
}
