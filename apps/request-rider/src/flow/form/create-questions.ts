import { createStore } from 'zustand/vanilla';

/** `tool`: a dialog that fills the form; it covers the form only after its code was loaded. */
export type QuestionName = 'replace' | 'former-draft' | 'tool';

export interface QuestionState {
  open: readonly QuestionName[];
  /** The question to reveal; a new object for each request. */
  wanted: { question: QuestionName } | null;
}

export type Questions = ReturnType<typeof createQuestions>;

/** The open questions about the order outside of modal dialogs; while one is open, nothing is placed. */
export function createQuestions() {
  const state = createStore<QuestionState>(() => ({ open: [], wanted: null }));
  const without = (name: QuestionName) => state.getState().open.filter((other) => other !== name);
  return {
    state,
    open: (name: QuestionName) => state.setState({ open: [...without(name), name] }),
    close: (name: QuestionName) => state.setState({ open: without(name) }),
    /** Reveals the open question; returns whether there is one. */
    reveal(): boolean {
      const question = state.getState().open.at(-1);
      if (question === undefined) return false;
      state.setState({ wanted: { question } });
      return true;
    },
  };
}
