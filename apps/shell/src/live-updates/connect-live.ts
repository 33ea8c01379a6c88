import { sessionMode } from '../session/access';
import type { SessionStore } from '../session/session.store';
import type { VendorsStore } from '../vendors/vendors.store';
import type { LiveUpdates } from './create-live-updates';

/** Returns the function that ends it. */
export function connectLive(live: LiveUpdates, session: SessionStore, vendors: VendorsStore): () => void {
  const listen = () => {
    const mode = sessionMode(session.getState());
    live.setListening(mode === 'CLASSIC' || mode === 'GODROID');
  };
  const watchSelected = () => {
    const { selected, includeAllOutlets } = vendors.state.get();
    if (selected) live.watch(selected.vendor_id, includeAllOutlets);
  };
  const stops = [session.subscribe(listen), vendors.subscribe(watchSelected)];
  listen();
  return () => {
    stops.forEach((stop) => stop());
    live.setListening(false);
  };
}
