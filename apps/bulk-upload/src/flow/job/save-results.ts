import type { BulkRow } from '@courier/api-client';
import { saveFile } from '@courier/config/document';
import { writeSheet } from '../../api/workbooks';
import {
  RESULT_COLUMNS,
  resultLook,
  resultRow,
  type ResultColumn,
  type RowWords,
} from '../../model/result/result-rows';
import type { WrittenRow } from '../../model/result/written-sheet';

/** Rows per task, small enough to keep the page responsive. */
const SLICE_ROWS = 500;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

interface ResultsToSave {
  rows: readonly BulkRow[];
  describeRow: (row: BulkRow) => RowWords;
  formatHeading: (column: ResultColumn) => string;
  sheetName: string;
  isRtl: boolean;
  fileName: string;
}

/**
 * Downloads a workbook with the result and reason of each row.
 * @throws UnreadableWorkbook when writing fails
 */
export async function saveResults({
  rows,
  describeRow,
  formatHeading,
  ...file
}: ResultsToSave): Promise<void> {
  const lines: WrittenRow[] = [{ number: 1, cells: RESULT_COLUMNS.map(formatHeading) }];
  for (const [index, row] of rows.entries()) {
    lines.push(resultRow(row, describeRow(row), index + 2));
    if (index % SLICE_ROWS === SLICE_ROWS - 1) await nextTask();
  }
  saveFile(await writeSheet(lines, resultLook(file.sheetName, file.isRtl), file.fileName), file.fileName);
}
