import type { Answer } from '@courier/api-client/order-rules';
import type { SheetColumn, OwnHeadings } from '@courier/sheet-reader';
import type { Bench, BenchRow } from '../../model/bench/bench';
import { sumCash, type Sum } from '../../model/bench/cash';
import type { CellProblem } from '../../model/bench/check-row';
import { suggestRepair } from '../../model/bench/repairs';
import { feeOfRow, placeOfRow, type FoundPlace, type RowPlace } from '../../model/bench/row-place';
import type { RepairRules, SheetTable } from '../../model/bench/sheet-table';

/** Results that exist before the bench opens. */
export interface Known {
  /** By row index. */
  problems?: readonly (readonly CellProblem[])[];
  /** By row number. */
  places?: ReadonlyMap<number, FoundPlace>;
  headings?: OwnHeadings | undefined;
}

export interface RowChecks {
  table: SheetTable;
  rules: RepairRules;
  listProblems: (row: BenchRow) => readonly CellProblem[];
  /** Checks the location of a row; absent when the server does so. */
  assessPlace?: (place: RowPlace) => RowPlace;
  /** The problem caused by the location. */
  placeProblem?: (place: RowPlace) => CellProblem | null;
}

const NONE: readonly CellProblem[] = [];

export interface CellText {
  column: SheetColumn;
  text: string;
}

export const listAnswerChanges = (column: SheetColumn, { text, also = {} }: Answer): CellText[] => [
  { column, text },
  ...(Object.entries(also) as [SheetColumn, string][]).map(([other, value]) => ({
    column: other,
    text: value,
  })),
];

/** Derived data of each row, cached until the row changes. */
export function createRowFacts(begin: Bench, checks: RowChecks, { problems: checked = [], ...known }: Known) {
  const { table, assessPlace, placeProblem } = checks;
  let places = known.places;
  let judged = new WeakMap<BenchRow, readonly CellProblem[]>();
  for (const [index, problems] of checked.entries()) {
    const row = begin.rows[index];
    if (row) judged.set(row, problems);
  }
  function allProblems(row: BenchRow): readonly CellProblem[] {
    const own = checks.listProblems(row);
    const there = placeProblem?.(judgedPlace(row)) ?? null;
    return there && !own.some(({ column }) => column === there.column) ? [...own, there] : own;
  }
  /** A row that is left out has no problems. */
  function problems(row: BenchRow): readonly CellProblem[] {
    if (row.leftOut) return NONE;
    const found = judged.get(row) ?? allProblems(row);
    judged.set(row, found);
    return found;
  }

  let repairsByRow = new WeakMap<BenchRow, readonly CellText[]>();
  /** Repairs that make wrong cells valid. Questions are excluded, because the user chooses their answer. */
  function listCertainRepairs(row: BenchRow): readonly CellText[] {
    const known = repairsByRow.get(row);
    if (known) return known;
    const wrong = new Set(problems(row).map(({ column }) => column));
    for (const { column, answers } of problems(row)) if (answers) wrong.delete(column);
    const repairs = Array.from(wrong).flatMap((column) => {
      const text = suggestRepair(table, column, row.values[column], checks.rules);
      return text !== null && isRightAs(row, { column, text }) ? [{ column, text }] : [];
    });
    repairsByRow.set(row, repairs);
    return repairs;
  }
  function isRightAs(row: BenchRow, { column, text }: CellText): boolean {
    const repaired = { ...row, values: { ...row.values, [column]: text } };
    return !checks.listProblems(repaired).some((problem) => problem.column === column);
  }

  let found = new WeakMap<BenchRow, RowPlace>();
  const judge = assessPlace ?? ((place: RowPlace) => place);
  function judgedPlace(row: BenchRow): RowPlace {
    const place = found.get(row) ?? judge(placeOfRow(row, places?.get(row.number), table));
    found.set(row, place);
    return place;
  }

  /** Delivery fee, major units; null when unknown. */
  const deliveryFee = (row: BenchRow): number | null =>
    problems(row).length > 0 ? null : feeOfRow(row, judgedPlace(row), places?.get(row.number));

  return {
    problems,
    listCertainRepairs,
    findPlace: judgedPlace,
    findFee: deliveryFee,
    sumFees(rows: readonly BenchRow[]): Sum {
      const fees = rows.map(deliveryFee).filter((fee) => fee !== null);
      return { orders: fees.length, amount: fees.reduce((sum, fee) => sum + fee, 0) };
    },
    /** Adds locations that were found later. */
    addPlaces(more: ReadonlyMap<number, FoundPlace>) {
      places = new Map([...(places ?? []), ...more]);
      found = new WeakMap();
      judged = new WeakMap();
      repairsByRow = new WeakMap();
    },
    /** Computes the data of rows in advance, so that rendering thousands of them does not block the page. */
    prepare(rows: readonly BenchRow[]) {
      for (const row of rows) {
        listCertainRepairs(row);
        judgedPlace(row);
        table.twinKey(row);
        if (table.kind === 'orders') sumCash([row], checks.rules.country);
      }
    },
  };
}
