import type { Bench, CellChange } from './bench';
import type { BenchColumn } from './columns';
import type { RepairRules, SheetTable } from './sheet-table';

/** Digits of other scripts and widths as 0 to 9. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/** A text without what nobody sees: double spaces, spaces at the ends, marks of direction. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A phone number as its country can read it, as far as one is known. */
export function repairPhone(text: string, { isPossiblePhone }: RepairRules): string {
  const digits = plainDigits(text).replace(/[^\d+]/g, '');
  const tries = [digits, `0${digits}`, `+${digits.replace(/^(00|\+)/, '')}`];
  return tries.find((number) => isPossiblePhone(number)) ?? digits;
}

/** What a cell would better say; null where nothing better is known. */
export function repairOf(
  { repairs }: Pick<SheetTable, 'repairs'>,
  column: BenchColumn,
  text: string,
  rules: RepairRules,
): string | null {
  const tidied = tidy(text);
  const repaired = repairs[column]?.(tidied, rules) ?? tidied;
  return repaired === text || repaired === '' ? null : repaired;
}

/** Every repair that is known for cells that are wrong. */
export function allRepairs(
  { rows }: Bench,
  wrongRows: readonly number[],
  wrongColumns: (row: number) => readonly BenchColumn[],
  better: (column: BenchColumn, text: string) => string | null,
): CellChange[] {
  return wrongRows.flatMap((row) =>
    wrongColumns(row).flatMap((column) => {
      const text = better(column, rows[row]?.values[column] ?? '');
      return text === null ? [] : [{ row, column, text }];
    }),
  );
}
