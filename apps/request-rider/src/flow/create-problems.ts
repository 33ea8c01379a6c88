import { createStore } from 'zustand/vanilla';
import type { FieldName, FormProblem } from '../model/order-check';

export interface ProblemState {
  /** The one check that failed last, shown at its field. */
  problem: FormProblem | null;
  /** The field somebody has to look at; a new object every time. */
  wanted: { field: FieldName } | null;
}

export type Problems = ReturnType<typeof createProblems>;

/** What is wrong with the form, and where to look. */
export function createProblems() {
  const state = createStore<ProblemState>(() => ({ problem: null, wanted: null }));
  return {
    state,
    /** Shows a failed check at its field and brings it into sight. */
    tell: (problem: FormProblem) => state.setState({ problem, wanted: { field: problem.field } }),
    /** Shows a failed check at its field, which is looked at already. */
    show: (problem: FormProblem) => state.setState({ problem }),
    /** Brings a field into sight. */
    point: (field: FieldName) => state.setState({ wanted: { field } }),
    clear: () => state.setState({ problem: null }),
    /** Takes away what may have been repaired at this field. */
    repaired(field: FieldName) {
      if (state.getState().problem?.field === field) state.setState({ problem: null });
    },
  };
}
