import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LIMITS } from '@courier/config';
import { useFlag, useSession } from '@courier/shell-api';

/** After a failure the next try comes sooner than the list would grow old. */
const RETRY_AFTER_MS = 15_000;

/** Looks every 5 s whether the active list has grown old, and fetches it again if so. */
export function useFreshness(queryKey: readonly unknown[] | null): void {
  const client = useQueryClient();
  const isGuest = useSession().mode === 'GUEST';
  const isDynamic = useFlag('dynamic-time-estimation');
  const staleAfter = isGuest || isDynamic ? LIMITS.activeStaleDynamicMs : LIMITS.activeStaleMs;
  useEffect(() => {
    if (!queryKey) return;
    const check = setInterval(() => {
      const state = client.getQueryState(queryKey);
      if (!state || state.fetchStatus !== 'idle') return;
      const limit = state.status === 'error' ? RETRY_AFTER_MS : staleAfter;
      const age = Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
      if (age > limit) void client.refetchQueries({ queryKey, exact: true });
    }, LIMITS.activeCheckMs);
    return () => clearInterval(check);
  }, [client, queryKey, staleAfter]);
}
