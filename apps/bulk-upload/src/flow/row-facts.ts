import type { Answer } from '@courier/api-client/order-rules';
import type { Bench, BenchRow } from '../model/bench';
import { cashOf, type Sum } from '../model/cash';
import type { CellProblem } from '../model/check-row';
import type { BenchColumn, OwnHeadings } from '../model/columns';
import { repairOf } from '../model/repairs';
import { feeOfRow, placeOfRow, type FoundPlace, type RowPlace } from '../model/row-place';
import type { RepairRules, SheetTable } from '../model/sheet-table';

/** What is known of the rows when they come onto the bench. */
export interface Known {
  /** What is wrong with each row. */
  problems?: readonly (readonly CellProblem[])[];
  /** What was found for each address, by the number of the row. */
  places?: ReadonlyMap<number, FoundPlace>;
  /** What the columns are called in the sheet they come from. */
  headings?: OwnHeadings | undefined;
}

/** What a row is judged by. */
export interface RowChecks {
  table: SheetTable;
  rules: RepairRules;
  problemsOf: (row: BenchRow) => readonly CellProblem[];
  /** Judges where a row goes, once that is known; absent where the server does. */
  judgePlace?: (place: RowPlace) => RowPlace;
  /** What is wrong with a row because of its place. */
  placeProblem?: (place: RowPlace) => CellProblem | null;
}

const NONE: readonly CellProblem[] = [];

/** A cell of a row, and its new text. */
export interface CellText {
  column: BenchColumn;
  text: string;
}

/** The cells that an answer changes. */
export const answerChanges = (column: BenchColumn, { text, also = {} }: Answer): CellText[] => [
  { column, text },
  ...(Object.entries(also) as [BenchColumn, string][]).map(([other, value]) => ({
    column: other,
    text: value,
  })),
];

/** What can be said of each row by itself; of one that did not change it is not worked out again. */
export function createRowFacts(begin: Bench, checks: RowChecks, { problems: checked = [], ...known }: Known) {
  const { table, judgePlace, placeProblem } = checks;
  let places = known.places;
  let judged = new WeakMap<BenchRow, readonly CellProblem[]>();
  for (const [index, problems] of checked.entries()) {
    const row = begin.rows[index];
    if (row) judged.set(row, problems);
  }
  function allProblems(row: BenchRow): readonly CellProblem[] {
    const own = checks.problemsOf(row);
    const there = placeProblem?.(placeOf(row)) ?? null;
    return there && !own.some(({ column }) => column === there.column) ? [...own, there] : own;
  }
  /** What is wrong with a row; one that is left out need not be right. */
  function problems(row: BenchRow): readonly CellProblem[] {
    if (row.leftOut) return NONE;
    const found = judged.get(row) ?? allProblems(row);
    judged.set(row, found);
    return found;
  }

  let repairsByRow = new WeakMap<BenchRow, readonly CellText[]>();
  /** Repairs after which a wrong cell is right. A question is never answered here: its answer is the user's choice. */
  function listCertainRepairs(row: BenchRow): readonly CellText[] {
    const known = repairsByRow.get(row);
    if (known) return known;
    const wrong = new Set(problems(row).map(({ column }) => column));
    for (const { column, answers } of problems(row)) if (answers) wrong.delete(column);
    const repairs = Array.from(wrong).flatMap((column) => {
      const text = repairOf(table, column, row.values[column], checks.rules);
      return text !== null && isRightAs(row, { column, text }) ? [{ column, text }] : [];
    });
    repairsByRow.set(row, repairs);
    return repairs;
  }
  function isRightAs(row: BenchRow, { column, text }: CellText): boolean {
    const repaired = { ...row, values: { ...row.values, [column]: text } };
    return !checks.problemsOf(repaired).some((problem) => problem.column === column);
  }

  let found = new WeakMap<BenchRow, RowPlace>();
  const judge = judgePlace ?? ((place: RowPlace) => place);
  function placeOf(row: BenchRow): RowPlace {
    const place = found.get(row) ?? judge(placeOfRow(row, places?.get(row.number), table));
    found.set(row, place);
    return place;
  }

  /** What placing a row costs, major units; null until that is known. */
  const feeOf = (row: BenchRow): number | null =>
    problems(row).length > 0 ? null : feeOfRow(row, placeOf(row), places?.get(row.number));

  return {
    problems,
    listCertainRepairs,
    placeOf,
    feeOf,
    /** What placing these rows costs, as far as that is known. */
    feesOf(rows: readonly BenchRow[]): Sum {
      const fees = rows.map(feeOf).filter((fee) => fee !== null);
      return { orders: fees.length, amount: fees.reduce((sum, fee) => sum + fee, 0) };
    },
    /** Takes over where addresses were found since. */
    learn(more: ReadonlyMap<number, FoundPlace>) {
      places = new Map([...(places ?? []), ...more]);
      found = new WeakMap();
      judged = new WeakMap();
      repairsByRow = new WeakMap();
    },
    /** Judges rows before they are shown, so that showing thousands of them holds nobody up. */
    prepare(rows: readonly BenchRow[]) {
      for (const row of rows) {
        listCertainRepairs(row);
        placeOf(row);
        table.twinKey(row);
        if (table.kind === 'orders') cashOf([row], checks.rules.country);
      }
    },
  };
}
