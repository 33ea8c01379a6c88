import { systemClock, type Clock } from '../platform/clock';
import { hasValidAccess, sessionMode } from './access';
import type { AuthState } from './auth-state';

/** Whether an expired session can still be refreshed, e.g. after a night asleep. */
export function isRenewable(state: AuthState, now: Clock = systemClock): boolean {
  return (
    sessionMode(state) === 'CLASSIC' &&
    !hasValidAccess(state, now()) &&
    typeof state.meta?.RefreshToken === 'string'
  );
}
