import { useSyncExternalStore } from 'react';
import { MEDIA } from '@courier/config';
import type { TableRoom } from '../../../panes/history/history-columns';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(MEDIA.snug);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** @param isBeside whether an open order is beside the table */
export function useTableRoom(isBeside: boolean): TableRoom {
  const isSnug = useSyncExternalStore(subscribe, () => window.matchMedia(MEDIA.snug).matches);
  if (isBeside) return isSnug ? 'tight' : 'mid';
  return isSnug ? 'mid' : 'wide';
}
