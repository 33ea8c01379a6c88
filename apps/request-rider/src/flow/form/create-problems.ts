import { createStore } from 'zustand/vanilla';
import type { FieldName, FormProblem } from '../../model/form/order-check';

export interface ProblemState {
  /** The first one is the reported one: only it is announced. */
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
    /** Replaces all problems and reveals the field of the first one. */
    report(...problems: FormProblem[]) {
      const [first] = problems;
      state.setState({ problems, wanted: first ? { field: first.field } : null });
    },
    /** Shows a problem at its field without moving the focus. */
    show: (problem: FormProblem) => state.setState({ problems: [problem, ...withoutField(problem.field)] }),
    point: (field: FieldName) => state.setState({ wanted: { field } }),
    clear: () => state.setState({ problems: [] }),
    repaired(field: FieldName) {
      const problems = withoutField(field);
      if (problems.length < state.getState().problems.length) state.setState({ problems });
    },
  };
}
