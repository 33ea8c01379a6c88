import { useEffect } from 'react';
import { destinationOf } from '../../../model/request-form';
import type { OrderDraftStore } from '../../../model/order-draft.store';
import { isSending } from './flow-view';
import type { FlowActor } from './request-scope';

/**
 * Follows the same draft in another tab: what is typed or placed there is here too, so that one request open twice
 * is placed once.
 */
export function useTabSync(draft: OrderDraftStore, flow: FlowActor): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== draft.persist.getOptions().name || event.newValue === null) return;
      if (isSending(flow.getSnapshot())) return;
      void Promise.resolve(draft.persist.rehydrate()).then(() => {
        const point = destinationOf(draft.getState().form);
        const before = flow.getSnapshot().context.destination;
        if (point?.latitude === before?.latitude && point?.longitude === before?.longitude) return;
        flow.send(point ? { type: 'DESTINATION_CHOSEN', point } : { type: 'DESTINATION_CLEARED' });
      });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [draft, flow]);
}
