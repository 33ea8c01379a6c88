import { createStore } from 'zustand/vanilla';
import type { FieldName, FormProblem } from '../model/order-check';
import { firstToRead } from '../model/reading-order';

export interface ProblemState {
  problems: readonly FormProblem[];
  /** The field to reveal; a new object for each request. */
  wanted: { field: FieldName } | null;
}

export type Problems = ReturnType<typeof createProblems>;

export function createProblems() {
  const state = createStore<ProblemState>(() => ({ problems: [], wanted: null }));
  const withoutField = (field: FieldName) =>
    state.getState().problems.filter((problem) => problem.field !== field);
  return {
    state,
    /** Replaces all problems and reveals the first field in reading order. */
    tell(...problems: FormProblem[]) {
      const first = firstToRead(problems);
      state.setState({ problems, wanted: first ? { field: first.field } : null });
    },
    /** Shows a problem at its field without moving the focus. */
    show: (problem: FormProblem) => state.setState({ problems: [...withoutField(problem.field), problem] }),
    point: (field: FieldName) => state.setState({ wanted: { field } }),
    clear: () => state.setState({ problems: [] }),
    repaired(field: FieldName) {
      const problems = withoutField(field);
      if (problems.length < state.getState().problems.length) state.setState({ problems });
    },
  };
}
