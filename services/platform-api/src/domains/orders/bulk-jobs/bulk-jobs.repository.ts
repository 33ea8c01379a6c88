import type { BulkRow } from '@courier/api-client/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { BulkJobRow } from '../../../platform/db/tables/orders/bulk-tables';
import type { Deps } from './deps';
import type { CheckedRow } from './check-rows';
import { finishChecking } from './finish-checking';

export interface NewJob extends Pick<
  BulkJobRow,
  'country' | 'vendor_id' | 'created_by' | 'created_at' | 'file_name'
> {
  /** Ids of the outlets that the uploading account may use, as JSON. */
  shops: string;
}

export async function insertJob(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  job: NewJob,
  rows: readonly CheckedRow[],
): Promise<string> {
  const jobId = randomUUID();
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('bulk_jobs')
      .values({ ...job, job_id: jobId, status: 'UNKNOWN', row_total: rows.length })
      .execute();
    await insertRows(trx, jobId, rows);
    await finishChecking({ clock }, trx, jobId);
  });
  return jobId;
}

export async function insertRows(db: Db, jobId: string, rows: readonly CheckedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = JSON.stringify(
    rows.map(({ number, status, error, shown, cell, payload }) => ({
      row_number: number,
      status,
      error,
      shown: cell === undefined ? shown : { ...shown, cell },
      payload,
    })),
  );
  await sql`insert into bulk_rows (job_id, row_number, status, error, shown, payload)
    select ${jobId}, row_number, status, error, shown, payload
    from jsonb_to_recordset(${values}::text::jsonb)
      as row (row_number integer, status text, error text, shown jsonb, payload jsonb)`.execute(db);
}

/** All rows in file order, or `count` rows starting at a row number. */
export async function listJobRows(
  db: Db,
  jobId: string,
  { from_row: from, count }: { from_row?: number | undefined; count?: number | undefined },
): Promise<BulkRow[]> {
  if (count !== undefined && count < 1) return [];
  const rows = await db
    .selectFrom('bulk_rows')
    .select(['row_number', 'status', 'error', 'shown', 'order_id'])
    .where('job_id', '=', jobId)
    .$if(from !== undefined, (query) => query.where('row_number', '>=', wholeNumber(from)))
    .orderBy('row_number')
    .$if(count !== undefined, (query) => query.limit(wholeNumber(count)))
    .execute();
  return rows.map(({ row_number, status, error, shown, order_id }) => {
    const { duplicate_of, refused_value, cell, ...order } = shown;
    return {
      row_number,
      row_id: `${jobId}-${row_number}`,
      status,
      error,
      order,
      order_id,
      ...(refused_value !== undefined && { refused_value }),
      ...(duplicate_of && { duplicate_of }),
      ...(cell && { cell }),
    };
  });
}

/** Clamps a query parameter to a database integer. */
const wholeNumber = (number = 0): number => Math.trunc(Math.min(Math.max(number, 0), 1_000_000_000));
