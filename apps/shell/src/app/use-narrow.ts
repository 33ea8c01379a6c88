import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 767px)');

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone: then the menu is a drawer. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
