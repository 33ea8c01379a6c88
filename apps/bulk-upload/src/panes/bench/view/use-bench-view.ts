import { useState } from 'react';
import { useStore } from 'zustand';
import { cellsToPaste, type SheetColumn } from '@courier/sheet-reader';
import type { BenchMarks, BenchStore } from '../../../flow/bench/create-bench';
import { fillDown, pasted } from '../../../model/bench/bench-steps';

export type BenchFilter = 'ALL' | 'GOOD' | 'WRONG' | 'ASKED' | 'TWIN' | 'DOUBT';

interface Place {
  row: number;
  column: number;
}

function firstFilter({ wrong, asked, doubtful }: BenchMarks): BenchFilter {
  if (wrong.length > 0) return 'WRONG';
  if (asked.length > 0) return 'ASKED';
  return doubtful.length > 0 ? 'DOUBT' : 'ALL';
}

/** The visible rows and the active cell. Repaired rows stay visible until the filter changes. */
export function useBenchView(store: BenchStore) {
  const { bench } = useStore(store.state);
  const { shownColumns: columns, title } = store.table;
  const marks = store.marks();
  const { good, wrong, asked, doubled, twins, doubtful, certainties } = marks;
  const rowsByFilter: Readonly<Record<BenchFilter, readonly number[]>> = {
    ALL: [],
    GOOD: good,
    WRONG: wrong,
    ASKED: asked,
    TWIN: doubled,
    DOUBT: doubtful,
  };
  const [filter, setFilter] = useState<BenchFilter>(() => firstFilter(marks));
  const [kept, setKept] = useState<readonly number[]>(() => rowsByFilter[filter]);
  /** The first cell with a problem, which may be far to the side. */
  const firstProblemCell = (rows: readonly number[], row = 0): Place => {
    const found = store.state.getState().bench.rows[rows[row] ?? -1];
    const [problem] = found ? store.problems(found) : [];
    return { row, column: problem ? Math.max(0, columns.indexOf(problem.column)) : 0 };
  };
  const [active, setActive] = useState<Place>(() => firstProblemCell(kept));
  const shown = filter === 'ALL' ? bench.rows.map((_, index) => index) : kept;

  const at = { row: shown[active.row] ?? -1, column: columns[active.column] ?? title };
  const shownRow = (place: number) => bench.rows[shown[place] ?? -1];
  return {
    bench,
    filter,
    shown,
    active,
    good: good.length,
    goodRows: good,
    wrong,
    asked,
    doubled: doubled.length,
    hasTwins: doubled.some((row) => twins.has(row)),
    /** Whether some are excluded by the sheet and are not duplicates. */
    hasExcluded: doubled.some((row) => !twins.has(row) && bench.rows[row]?.exclusion !== undefined),
    twins,
    doubtful: doubtful.length,
    certainties,
    /** The position of the active cell in the whole bench. */
    at,
    findRow: shownRow,
    moveTo: setActive,
    /** Moves to the first cell with a problem in a visible row. */
    moveToRow: (row: number) => setActive(firstProblemCell(shown, row)),
    /** Moves to a cell of the whole bench and shows all rows when the filter hides it. */
    goTo(row: number, column: SheetColumn) {
      const place = shown.indexOf(row);
      if (place === -1) setFilter('ALL');
      setActive({ row: place === -1 ? row : place, column: columns.indexOf(column) });
    },
    choose(next: BenchFilter) {
      setKept(rowsByFilter[next]);
      setFilter(next);
      setActive(firstProblemCell(rowsByFilter[next]));
    },
    edit: (place: Place, text: string) => {
      const row = shown[place.row];
      const column = columns[place.column];
      if (row !== undefined && column) store.edit([{ row, column, text }]);
    },
    fill: () => store.edit(fillDown(bench, at, shown.slice(active.row + 1), store.problems)),
    paste: (place: Place, text: string) =>
      store.edit(pasted(cellsToPaste(text), shown.slice(place.row), place.column, store.table)),
  };
}

export type BenchView = ReturnType<typeof useBenchView>;
