import { destinationPoint } from '../../model/form/request-form';
import type { FlowActor } from '../machine/create-request-flow';
import type { RequestServices } from '../services';

/**
 * Synchronizes the draft with other tabs, so that one request open in two tabs is placed once.
 * @returns the function that stops it
 */
export function watchOtherTab({ draft }: RequestServices, flow: FlowActor): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== draft.persist.getOptions().name || event.newValue === null) return;
    if (flow.getSnapshot().hasTag('sending')) return;
    void Promise.resolve(draft.persist.rehydrate()).then(() => {
      const point = destinationPoint(draft.getState().form);
      const before = flow.getSnapshot().context.destination;
      if (point?.latitude === before?.latitude && point?.longitude === before?.longitude) return;
      flow.send(point ? { type: 'DESTINATION_CHOSEN', point } : { type: 'DESTINATION_CLEARED' });
    });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
