import { createStore } from 'zustand/vanilla';
import { hasContent, savedPart, type SavedDraft } from '../model/order-draft.store';
import { destinationOf } from '../model/request-form';
import type { Destination } from './create-destination';
import type { Problems } from './create-problems';
import type { FlowActor } from './create-request-flow';
import type { RequestServices } from './services';

export interface Offer {
  content: Partial<SavedDraft>;
  /** Whose order or message it is, for the question. */
  name: string;
}

export interface FillState {
  /** What waits for a yes, because something was typed already. */
  pending: Offer | null;
  /** How often the form was filled by an offer. */
  filled: number;
}

interface FillParts {
  flow: FlowActor;
  problems: Problems;
  destination: Destination;
}

/** The ways to fill the form at once. */
export function createFill({ draft }: RequestServices, { flow, problems, destination }: FillParts) {
  const state = createStore<FillState>(() => ({ pending: null, filled: 0 }));
  /** Puts values into the form and has its address priced. */
  const fill = (content: Partial<SavedDraft>): void => {
    destination.lookup.forget();
    draft.getState().replace({ ...savedPart(draft.getState()), ...content, savedAt: Date.now() });
    problems.clear();
    const point = destinationOf(draft.getState().form);
    flow.send(point ? { type: 'DESTINATION_CHOSEN', point } : { type: 'DESTINATION_CLEARED' });
  };
  const take = ({ content }: Offer): void => {
    fill(content);
    state.setState(({ filled }) => ({ filled: filled + 1 }));
  };
  return {
    state,
    fill,
    /** Fills an empty form at once and asks before it replaces what was typed. */
    offer(next: Offer): void {
      if (hasContent(draft.getState())) state.setState({ pending: next });
      else take(next);
    },
    answer(replace: boolean): void {
      const { pending } = state.getState();
      state.setState({ pending: null });
      if (replace && pending) take(pending);
    },
  };
}
