import { useState } from 'react';
import { useStore } from 'zustand';
import { BULK_COLUMNS } from '@courier/api-client';
import type { BenchStore } from '../../../flow/create-bench';
import { fillDown, pasted } from '../../../model/bench-steps';
import { parseDelimited } from '../../../model/delimited';

export type BenchFilter = 'ALL' | 'WRONG';

interface Place {
  row: number;
  column: number;
}

/** What of a bench is shown, and where one stands in it. Rows stay in sight while they are mended. */
export function useBenchView(store: BenchStore) {
  const { bench } = useStore(store.state);
  const wrongRows = () => bench.rows.flatMap((row, index) => (store.problems(row).length > 0 ? [index] : []));
  const [filter, setFilter] = useState<BenchFilter>(() => (wrongRows().length > 0 ? 'WRONG' : 'ALL'));
  const [kept, setKept] = useState<readonly number[]>(wrongRows);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const shown = filter === 'ALL' ? bench.rows.map((_, index) => index) : kept;

  const at = { row: shown[active.row] ?? -1, column: BULK_COLUMNS[active.column] ?? 'customer_name' };
  const rowOf = (place: number) => bench.rows[shown[place] ?? -1];
  return {
    bench,
    filter,
    shown,
    active,
    wrongCount: wrongRows().length,
    /** The row and column of the whole bench that the active cell is. */
    at,
    rowOf,
    moveTo: setActive,
    choose(next: BenchFilter) {
      setKept(wrongRows());
      setFilter(next);
      setActive({ row: 0, column: 0 });
    },
    edit: (place: Place, text: string) => {
      const row = shown[place.row];
      const column = BULK_COLUMNS[place.column];
      if (row !== undefined && column) store.edit([{ row, column, text }]);
    },
    fill: () => store.edit(fillDown(bench, at, shown.slice(active.row + 1), store.problems)),
    paste: (place: Place, text: string) =>
      store.edit(pasted(parseDelimited(text), shown.slice(place.row), place.column)),
  };
}

export type BenchView = ReturnType<typeof useBenchView>;
