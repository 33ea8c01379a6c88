import { createStore } from 'zustand/vanilla';
import type { BulkColumn } from '@courier/api-client';
import { change, redo, undo, type Bench, type BenchRow, type Change } from '../model/bench';
import { problemsOf, type BenchRules, type CellProblem } from '../model/check-row';
import { replacements, type Search } from '../model/find-replace';
import { allRepairs, repairOf } from '../model/repairs';

export type BenchStore = ReturnType<typeof createBench>;

/** Rows under repair: each step can be taken back, and every cell is checked as soon as it changes. */
export function createBench(begin: Bench, rules: BenchRules) {
  const state = createStore<{ bench: Bench }>(() => ({ bench: begin }));
  const known = new WeakMap<BenchRow, readonly CellProblem[]>();
  const set = (step: (bench: Bench) => Bench) => state.setState(({ bench }) => ({ bench: step(bench) }));

  /** A row that did not change is not checked again. */
  function problems(row: BenchRow): readonly CellProblem[] {
    const found = known.get(row) ?? problemsOf(row, rules);
    known.set(row, found);
    return found;
  }
  const repairs = () => {
    const { bench } = state.getState();
    return allRepairs(bench, (row) => columnsOf(bench.rows[row], problems), rules);
  };

  return {
    state,
    problems,
    /** What the cell would better say; null where nothing better is known. */
    repairOf: (column: BulkColumn, text: string) => repairOf(column, text, rules),
    /** All repairs that are known for wrong cells. */
    repairs,
    edit: (changes: readonly Change[]) => set((bench) => change(bench, changes)),
    repairAll: () => set((bench) => change(bench, repairs())),
    replaceAll: (search: Search, by: string) =>
      set((bench) => change(bench, replacements(bench, search, by))),
    undo: () => set(undo),
    redo: () => set(redo),
  };
}

const columnsOf = (row: BenchRow | undefined, problems: (row: BenchRow) => readonly CellProblem[]) =>
  row === undefined ? [] : [...new Set(problems(row).map(({ column }) => column))];
