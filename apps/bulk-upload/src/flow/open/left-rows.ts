import { isApiError, type BulkRow } from '@courier/api-client';
import { readBulkJob, type BulkJobDetail } from '@courier/api-client/queries';
import type { BenchRow, Refusal } from '../../model/bench/bench';
import type { DraftHead } from '../../model/bench/draft';
import type { Twin } from '../../model/bench/twin';
import { isBeingPlaced } from '../../model/result/job-figures';
import { hasFailed } from '../../model/result/row-filter';
import type { FileFacts } from '../steps/bulk-state';
import type { DraftMark } from '../bench/store-draft';
import type { BulkServices } from '../job/place-job';

/** The server's reasons for refusing rows, by row number. */
export const listRefusals = (rows: readonly BulkRow[]): Map<number, Omit<Refusal, 'values'>> =>
  new Map(
    rows.filter(hasFailed).map((row) => {
      const twin = toTwin(row);
      return [row.row_number, { key: row.error ?? 'general', ...(twin && { twin }) }];
    }),
  );

/** The original of a row that was held as a duplicate; null for every other row. */
function toTwin({ duplicate_of: original }: BulkRow): Twin | null {
  if (!original) return null;
  const { row_number: rowNumber, order_id: orderId, customer_name: customerName, created_at } = original;
  if (orderId !== undefined)
    return { orderId, customerName, ...(created_at !== undefined && { createdAtSeconds: created_at }) };
  return rowNumber === undefined ? null : { rowNumber, customerName };
}

const refused = (
  rows: readonly BenchRow[],
  refusals: ReadonlyMap<number, Omit<Refusal, 'values'>>,
): BenchRow[] =>
  rows.flatMap((row) => {
    const refusal = refusals.get(row.number);
    return refusal === undefined ? [] : [{ ...row, refusal: { ...refusal, values: row.values } }];
  });

/**
 * Keeps the refused rows of a job under the existing draft id, or deletes the draft when there are none. Storage errors
 * only affect the draft.
 * @returns the number of rows kept
 */
export async function storeLeftRows(
  { shelf }: Pick<BulkServices, 'shelf'>,
  file: FileFacts,
  draftId: string,
  { job, rows }: BulkJobDetail,
): Promise<number> {
  const refusals = listRefusals(rows);
  if (refusals.size === 0) {
    await shelf.drop({ id: draftId });
    return 0;
  }
  const all = await file.rows().catch(() => []);
  const left = refused(all, refusals);
  if (left.length === 0) return 0;
  const jobId = job.metadata.bulk_job_id;
  await shelf.drop({ id: draftId });
  const headings = await file.headings().catch(() => undefined);
  await shelf.save({ kind: 'left', id: draftId, name: file.name, jobId, headings }, left);
  return left.length;
}

/**
 * Removes the rows of a draft that are orders by now, because its job may have been placed later.
 * @throws ApiError when the job is unavailable
 */
async function unplacedRows(
  { ports, cache, vendorId }: BulkServices,
  { jobId }: DraftMark,
  rows: readonly BenchRow[],
): Promise<readonly BenchRow[]> {
  if (jobId === null) return rows;
  const detail = await readBulkJob(ports.api, cache, vendorId, jobId).catch((error: unknown) => {
    // A deleted job has placed no known row.
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });
  if (detail === null) return rows;
  const willBePlaced = isBeingPlaced(detail.job);
  const placed = new Set(
    detail.rows
      .filter((row) => row.order_id !== null || (willBePlaced && !hasFailed(row)))
      .map(({ row_number }) => row_number),
  );
  return rows.filter(({ number }) => !placed.has(number));
}

/** The remaining rows of a draft; null when unreadable, empty when all were placed. */
export async function draftRows(
  services: BulkServices,
  head: DraftHead,
): Promise<readonly BenchRow[] | null> {
  const rows = await services.shelf.rows(head);
  if (rows === null) return null;
  const left = await unplacedRows(services, head, rows);
  if (left.length === 0) await services.shelf.drop(head);
  return left;
}
