import { createStore } from 'zustand/vanilla';
import type { FieldName, FormProblem } from '../model/order-check';
import { firstToRead } from '../model/reading-order';

export interface ProblemState {
  /** What failed, each shown at its field. */
  problems: readonly FormProblem[];
  /** The field somebody has to look at; a new object every time. */
  wanted: { field: FieldName } | null;
}

export type Problems = ReturnType<typeof createProblems>;

/** What is wrong with the form, and where to look. */
export function createProblems() {
  const state = createStore<ProblemState>(() => ({ problems: [], wanted: null }));
  const without = (field: FieldName) =>
    state.getState().problems.filter((problem) => problem.field !== field);
  return {
    state,
    /** Shows what failed in place of what was shown before, and brings the one that is read first into sight. */
    tell(...problems: FormProblem[]) {
      const first = firstToRead(problems);
      state.setState({ problems, wanted: first ? { field: first.field } : null });
    },
    /** Shows a failed check at its field, where nobody has to be led. */
    show: (problem: FormProblem) => state.setState({ problems: [...without(problem.field), problem] }),
    /** Brings a field into sight. */
    point: (field: FieldName) => state.setState({ wanted: { field } }),
    clear: () => state.setState({ problems: [] }),
    /** Takes away what may have been repaired at this field. */
    repaired(field: FieldName) {
      const problems = without(field);
      if (problems.length < state.getState().problems.length) state.setState({ problems });
    },
  };
}
