import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RiderApp, RiderState } from '../flow/rider-app.types';

export const RiderAppContext = createContext<RiderApp | null>(null);

export function useRiderApp(): RiderApp {
  const app = useContext(RiderAppContext);
  if (!app) throw new Error('A part of the rider’s page is outside of it.');
  return app;
}

export function useRiderState(): RiderState {
  const app = useRiderApp();
  return useSyncExternalStore(app.subscribe, app.get, app.get);
}
