import { LIMITS } from '@courier/config';
import type { OwnHeadings } from '@courier/sheet-reader';
import type { BenchRow } from '../../model/bench/bench';
import type { DraftHead } from '../../model/bench/draft';
import type { FileFacts } from '../steps/bulk-state';
import type { BulkServices } from '../job/place-job';

type Shelf = Pick<BulkServices, 'shelf'>;

const keptFileId = (jobId: string) => `file-${jobId}`;

/** Keeps the rows of an uploaded file as a starting point for others and deletes the vendor's oldest files. */
export async function storeFile(
  { shelf }: Shelf,
  name: string,
  jobId: string,
  rows: readonly BenchRow[],
  headings?: OwnHeadings,
): Promise<void> {
  await shelf.save({ kind: 'file', id: keptFileId(jobId), name, jobId, headings }, rows);
  const files = await shelf.heads('file');
  for (const old of files.slice(LIMITS.bulkKeptFiles)) await shelf.drop(old);
}

/** Finds the stored file of a job and the draft of its repaired rows; null when none is stored. */
export async function keptFile(
  { shelf }: Shelf,
  jobId: string,
): Promise<{ file: FileFacts; draftId: string | null } | null> {
  const files = await shelf.heads('file');
  const head = files.find((each) => each.jobId === jobId);
  if (!head) return null;
  const drafts = await shelf.heads('left');
  const draft = drafts.find((each) => each.jobId === jobId);
  const rows = async () => (await shelf.rows(head)) ?? [];
  const headings = async () => head.headings;
  return { file: { name: head.name, bytes: 0, rows, headings }, draftId: draft?.id ?? null };
}

/** The rows of a stored file without repairs and refusals. */
export async function rowsToStartFrom({ shelf }: Shelf, head: DraftHead): Promise<BenchRow[] | null> {
  const rows = await shelf.rows(head);
  return (
    rows &&
    rows.map(({ number, values, exclusion }) => ({
      number,
      values,
      original: values,
      refusal: null,
      leftOut: exclusion !== undefined,
      ...(exclusion && { exclusion }),
    }))
  );
}
