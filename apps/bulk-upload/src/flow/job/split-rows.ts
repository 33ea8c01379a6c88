import { newIdempotencyKey } from '@courier/api-client';
import { WORKBOOK_LIMITS } from '@courier/config';
import type { OwnHeadings } from '@courier/sheet-reader';
import type { BenchRow } from '../../model/bench/bench';
import type { BulkServices } from './place-job';

export interface SplitRows {
  rows: readonly BenchRow[];
  files: number;
}

/** Splits rows into files; files after the first become numbered drafts. */
export async function splitRows(
  { shelf }: Pick<BulkServices, 'shelf'>,
  name: string,
  rows: readonly BenchRow[],
  most: number = WORKBOOK_LIMITS.rows,
  headings?: OwnHeadings,
): Promise<SplitRows> {
  const files = Math.max(1, Math.ceil(rows.length / most));
  // In reverse order, because the newest draft is listed first.
  for (let file = files; file > 1; file -= 1) {
    const numbered = name.replace(/(\.xlsx)?$/i, ` (${file}/${files})$1`);
    const head = { kind: 'left', id: newIdempotencyKey(), name: numbered, jobId: null, headings } as const;
    await shelf.save(head, rows.slice((file - 1) * most, file * most));
  }
  return { rows: rows.slice(0, most), files };
}
