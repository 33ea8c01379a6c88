import * as v from 'valibot';
import { ROW_EXCLUSIONS } from '@courier/sheet-reader';
import type { BenchRow, Refusal, RowValues } from './bench';
import type { SheetTable } from './sheet-table';

/** Rows per stored part; only changed parts are written again. */
const PART_ROWS = 500;

/** Readable without loading the rows. */
export const draftHeadSchema = v.object({
  version: v.literal(1),
  /** `left`: rows that are not placed yet. `file`: all rows of an uploaded file, as a starting point for another. */
  kind: v.picklist(['left', 'file']),
  id: v.string(),
  /** File name. */
  name: v.string(),
  /** The last job the rows were uploaded with; its placed rows no longer belong to the draft. */
  jobId: v.nullable(v.string()),
  /** Headings of the sheet by table column; absent when unknown. */
  headings: v.optional(v.record(v.string(), v.string())),
  rowCount: v.pipe(v.number(), v.safeInteger()),
  /** Unix milliseconds. */
  savedAt: v.number(),
});
export type DraftHead = v.InferOutput<typeof draftHeadSchema>;

const valuesSchema = v.record(v.string(), v.string());
const twinSchema = v.union([
  v.object({ rowNumber: v.number(), customerName: v.optional(v.string()) }),
  v.object({ orderId: v.string(), customerName: v.optional(v.string()) }),
]);
export const draftPartSchema = v.array(
  v.object({
    number: v.pipe(v.number(), v.safeInteger()),
    values: valuesSchema,
    /** Null when the cells are unchanged. */
    original: v.nullable(valuesSchema),
    refusal: v.nullable(v.object({ key: v.string(), values: valuesSchema, twin: v.optional(twinSchema) })),
    leftOut: v.boolean(),
    /** Absent for an ordinary row. */
    exclusion: v.optional(v.picklist(ROW_EXCLUSIONS)),
    isConfirmed: v.optional(v.boolean()),
    /** Absent for typed rows and in older drafts. */
    numbers: v.optional(v.array(v.string())),
  }),
);
type DraftPart = v.InferOutput<typeof draftPartSchema>;

export const partCount = (rows: number): number => Math.ceil(rows / PART_ROWS);

export function partChanged(
  part: number,
  rows: readonly BenchRow[],
  written: readonly BenchRow[] | null,
): boolean {
  if (written === null || written.length !== rows.length) return true;
  const end = Math.min(rows.length, (part + 1) * PART_ROWS);
  for (let at = part * PART_ROWS; at < end; at += 1) if (rows[at] !== written[at]) return true;
  return false;
}

const keptTwin = ({ twin }: Refusal) => (twin && twin !== 'saved' ? { twin } : {});

export const toDraftPart = (part: number, rows: readonly BenchRow[]): DraftPart =>
  rows
    .slice(part * PART_ROWS, (part + 1) * PART_ROWS)
    .map(({ number, values, original, refusal, leftOut, exclusion, isConfirmed, numbers }) => ({
      number,
      values,
      original: original === values ? null : original,
      refusal: refusal && { key: refusal.key, values: refusal.values, ...keptTwin(refusal) },
      leftOut,
      ...(exclusion && { exclusion }),
      ...(isConfirmed && { isConfirmed }),
      ...(numbers && { numbers: [...numbers] }),
    }));

/** Adds columns introduced after the draft as empty and drops removed ones. */
const toColumnValues = (
  kept: Readonly<Record<string, string>>,
  { columns }: Pick<SheetTable, 'columns'>,
): RowValues => Object.fromEntries(columns.map((column) => [column, kept[column] ?? ''])) as RowValues;

export const toBenchRows = (part: DraftPart, table: Pick<SheetTable, 'columns'>): BenchRow[] =>
  part.map(({ number, values: kept, original, refusal, leftOut, exclusion, isConfirmed, numbers }) => {
    const values = toColumnValues(kept, table);
    const counted = table.columns.filter((column) => numbers?.includes(column));
    return {
      number,
      values,
      original: original === null ? values : toColumnValues(original, table),
      refusal: refusal && {
        key: refusal.key,
        values: toColumnValues(refusal.values, table),
        ...(refusal.twin && { twin: refusal.twin }),
      },
      leftOut,
      ...(exclusion && { exclusion }),
      ...(isConfirmed && { isConfirmed }),
      ...(counted.length > 0 && { numbers: counted }),
    };
  });
