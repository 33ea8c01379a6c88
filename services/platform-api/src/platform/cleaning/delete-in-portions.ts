import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';

const PORTION = 1000;

export async function deleteInPortions(
  db: Db,
  table: string,
  condition: RawBuilder<boolean>,
  stopping: AbortSignal,
): Promise<void> {
  const name = sql.table(table);
  for (let deleted = PORTION; deleted === PORTION && !stopping.aborted;) {
    const { rows } = await sql`
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${condition} limit ${sql.lit(PORTION)} for update skip locked))
      returning 1`.execute(db);
    deleted = rows.length;
  }
}
