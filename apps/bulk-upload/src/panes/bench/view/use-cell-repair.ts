import { useState } from 'react';
import type { Answer } from '@courier/api-client/order-rules';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { listAnswerChanges } from '../../../flow/bench/row-facts';
import type { BenchView } from './use-bench-view';

export type CellRepair = ReturnType<typeof useCellRepair>;

/** Marks the repair of a wrong cell, as opposed to an answer to a question. */
const REPAIR = 'repair';

export function useCellRepair(store: BenchStore, { bench, at }: BenchView) {
  const [withAlike, setWithAlike] = useState(true);
  const { row, column } = at;
  const found = bench.rows[row];
  const problem = (found && store.problems(found).find((each) => each.column === column)) ?? null;
  const text = found && problem && !problem.answers ? store.repairOf(column, found.values[column]) : null;
  const choices: readonly Answer[] = problem?.answers ?? (text === null ? [] : [{ reading: REPAIR, text }]);
  const [first] = choices;
  const alikeTo = ({ reading }: Answer) => {
    if (!problem) return [];
    if (reading === REPAIR) return store.alike(at, problem.key).map((change) => [change]);
    return store.answeredAlike(at, problem.key, reading);
  };
  return {
    problem,
    /** Suggested texts, the most likely first. */
    choices,
    /** Number of other cells to which the first choice applies. */
    alike: first ? alikeTo(first).length : 0,
    withAlike,
    setWithAlike,
    /** Applies a choice to the cell and optionally to those like it; returns false without a choice. */
    mend(choice: Answer | undefined = first): boolean {
      if (choice === undefined) return false;
      const own = listAnswerChanges(column, choice).map((change) => ({ row, ...change }));
      store.edit([...own, ...(withAlike ? alikeTo(choice).flat() : [])]);
      return true;
    },
  };
}
