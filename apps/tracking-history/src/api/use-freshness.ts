import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { LIMITS } from '@courier/config';
import { useFlag, useSession } from '@courier/shell-api';

/** After a failure the retry is earlier than the normal expiry of the list. */
const RETRY_AFTER_MS = 15_000;

/**
 * Checks every 5 s whether the active list is stale, and fetches it again if so.
 * @param listKey null while there is no list
 */
export function useFreshness(listKey: QueryKey | null): void {
  const client = useQueryClient();
  const isGuest = useSession().mode === 'GUEST';
  const isDynamic = useFlag('dynamic-time-estimation');
  const look = useEffectEvent(() => {
    const state = listKey && client.getQueryState(listKey);
    if (!state || state.fetchStatus !== 'idle') return;
    const staleAfter = isGuest || isDynamic ? LIMITS.activeStaleDynamicMs : LIMITS.activeStaleMs;
    const limit = state.status === 'error' ? RETRY_AFTER_MS : staleAfter;
    const age = Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
    if (age > limit) void client.refetchQueries({ queryKey: listKey, exact: true });
  });
  useEffect(() => {
    const check = setInterval(() => look(), LIMITS.activeCheckMs);
    return () => clearInterval(check);
  }, []);
}
