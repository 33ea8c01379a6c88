import type { SheetColumn } from '@courier/sheet-reader';
import type { BenchRow, CellChange } from '../../model/bench/bench';
import type { CellProblem } from '../../model/bench/check-row';
import { listAnswerChanges } from './row-facts';

export interface CellPlace {
  /** Index, from 0. */
  row: number;
  column: SheetColumn;
}

export const alikeCells = (
  rows: () => readonly BenchRow[],
  problems: (row: BenchRow) => readonly CellProblem[],
  repairs: () => readonly CellChange[],
) => ({
  /** Repairs of other cells in the column that break the same rule. */
  alike: ({ row, column }: CellPlace, key: string): CellChange[] =>
    repairs().filter((repair) => {
      const other = rows()[repair.row];
      const isSameProblem = (problem: CellProblem) => problem.column === column && problem.key === key;
      return repair.row !== row && repair.column === column && other && problems(other).some(isSameProblem);
    }),
  /** Changes that give the same answer to the same question in other cells of the column. */
  answeredAlike: (at: CellPlace, key: string, reading: string): CellChange[][] =>
    rows().flatMap((other, row) => {
      const question =
        row === at.row ? undefined : problems(other).find(({ column }) => column === at.column);
      const answer =
        question?.key === key ? question.answers?.find((each) => each.reading === reading) : undefined;
      return answer ? [listAnswerChanges(at.column, answer).map((change) => ({ row, ...change }))] : [];
    }),
});
