import { createStore } from 'zustand/vanilla';
import { hasContent, savedPart, type SavedDraft } from '../../model/draft/order-draft.store';
import { destinationPoint } from '../../model/form/request-form';
import type { Destination } from './create-destination';
import type { Problems } from './create-problems';
import type { Questions } from './create-questions';
import type { FlowActor } from '../machine/create-request-flow';
import type { RequestServices } from '../services';

export interface Offer {
  content: Partial<SavedDraft>;
  /** Name in the question: of the order's customer or of the message. */
  name: string;
}

export interface FillState {
  /** An offer that needs a confirmation, because the form is not empty. */
  pending: Offer | null;
  filled: number;
}

interface FillParts {
  flow: FlowActor;
  problems: Problems;
  destination: Destination;
  questions: Questions;
}

export function createFill(
  { draft }: RequestServices,
  { flow, problems, destination, questions }: FillParts,
) {
  const state = createStore<FillState>(() => ({ pending: null, filled: 0 }));
  const fill = (content: Partial<SavedDraft>): void => {
    destination.lookup.forget();
    draft.getState().replace({ ...savedPart(draft.getState()), ...content, savedAt: Date.now() });
    problems.clear();
    const point = destinationPoint(draft.getState().form);
    flow.send(point ? { type: 'DESTINATION_CHOSEN', point } : { type: 'DESTINATION_CLEARED' });
  };
  const fillFromOffer = ({ content }: Offer): void => {
    fill(content);
    state.setState(({ filled }) => ({ filled: filled + 1 }));
  };
  return {
    state,
    fill,
    /** Fills an empty form at once; asks before it replaces typed values. */
    offer(next: Offer): void {
      if (!hasContent(draft.getState())) return fillFromOffer(next);
      state.setState({ pending: next });
      questions.open('replace');
    },
    respond(replace: boolean): void {
      const { pending } = state.getState();
      state.setState({ pending: null });
      questions.close('replace');
      if (replace && pending) fillFromOffer(pending);
    },
  };
}
