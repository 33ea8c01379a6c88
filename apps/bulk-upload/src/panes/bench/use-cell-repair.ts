import { useState } from 'react';
import type { BenchStore } from '../../flow/create-bench';
import type { BenchView } from './use-bench-view';

export type CellRepair = ReturnType<typeof useCellRepair>;

/** What is wrong with the active cell, what mends it, and the cells that break the same rule. */
export function useCellRepair(store: BenchStore, { bench, at }: BenchView) {
  const [withAlike, setWithAlike] = useState(true);
  const { row, column } = at;
  const found = bench.rows[row];
  const problem = (found && store.problems(found).find((each) => each.column === column)) ?? null;
  const text = found && problem ? store.repairOf(column, found.values[column]) : null;
  const alike = problem && text !== null ? store.alike(at, problem.key) : [];
  return {
    problem,
    /** Null where nothing better is known. */
    text,
    alike,
    withAlike,
    setWithAlike,
    /** Mends the cell, and those like it where that is chosen; false where nothing better is known. */
    mend(): boolean {
      if (text === null) return false;
      store.edit([{ row, column, text }, ...(withAlike ? alike : [])]);
      return true;
    },
  };
}
