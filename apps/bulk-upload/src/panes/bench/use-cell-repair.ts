import { useState } from 'react';
import type { Answer } from '@courier/api-client/order-rules';
import type { BenchStore } from '../../flow/create-bench';
import { answerChanges } from '../../flow/row-facts';
import type { BenchView } from './use-bench-view';

export type CellRepair = ReturnType<typeof useCellRepair>;

/** Marks a repair of a cell that is wrong, beside the answers to a question. */
const REPAIR = 'repair';

/** What is wrong with the active cell or asked about it, what it would better say, and the cells like it. */
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
    /** What the cell would better say, or may mean; the likely one first. */
    choices,
    /** How many other cells the first choice goes for as well. */
    alike: first ? alikeTo(first).length : 0,
    withAlike,
    setWithAlike,
    /** Writes a choice into the cell, and into those like it where that is chosen; false where there is none. */
    mend(choice: Answer | undefined = first): boolean {
      if (choice === undefined) return false;
      const own = answerChanges(column, choice).map((change) => ({ row, ...change }));
      store.edit([...own, ...(withAlike ? alikeTo(choice).flat() : [])]);
      return true;
    },
  };
}
