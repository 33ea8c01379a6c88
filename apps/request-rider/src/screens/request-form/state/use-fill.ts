import { useCallback } from 'react';
import { savedPart, type SavedDraft } from '../../../model/order-draft.store';
import { destinationOf } from '../../../model/request-form';
import { useDestinationControl } from './destination-control';
import { useRequest } from './request-scope';

/** Puts values into the form at once and has its address priced. */
export function useFill(): (content: Partial<SavedDraft>) => void {
  const { draft, flow, setProblem } = useRequest();
  const { lookup } = useDestinationControl();
  const { forget } = lookup;
  return useCallback(
    (content) => {
      forget();
      draft.getState().replace({ ...savedPart(draft.getState()), ...content, savedAt: Date.now() });
      setProblem(null);
      const point = destinationOf(draft.getState().form);
      flow.send(point ? { type: 'DESTINATION_CHOSEN', point } : { type: 'DESTINATION_CLEARED' });
    },
    [draft, flow, forget, setProblem],
  );
}
