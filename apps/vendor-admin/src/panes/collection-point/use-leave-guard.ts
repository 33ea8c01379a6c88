import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePorts } from '@courier/shell-api';
import type { CollectionPoint } from '../../flow/create-collection-point';

interface LeaveGuard {
  /** Whether the question about discarding input is open. */
  asking: boolean;
  /** Closes, or asks first where something would be lost. Rests while saving. */
  leave(): void;
  stay(): void;
  /** Closes and forgets what was typed. */
  discard(): void;
}

/** What was typed does not go without a word: not by closing, not by a reload, not with the tab; going back keeps it. */
export function useLeaveGuard(point: CollectionPoint, close: () => void): LeaveGuard {
  const { navigation } = usePorts();
  const [asking, setAsking] = useState(false);
  const changed = useStore(point.store, () => point.isChanged());

  useEffect(() => {
    if (!changed) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = navigation.holdReload();
    window.addEventListener('beforeunload', confirmLeave);
    return () => {
      release();
      window.removeEventListener('beforeunload', confirmLeave);
    };
  }, [changed, navigation]);

  useEffect(() => () => point.leaveBehind(), [point]);

  return {
    asking,
    leave() {
      if (point.store.getState().saving) return;
      if (changed) setAsking(true);
      else close();
    },
    stay: () => setAsking(false),
    discard() {
      point.discard();
      close();
    },
  };
}
