import { liveAuthorization } from '@courier/api-client/realtime';
import { modeOf } from './access';
import type { AuthState } from './auth-state';

/**
 * Authorization of the live channel if the server issues no ticket; null for visitors without a live channel.
 */
export function liveAuthorizationOf(state: AuthState): string | null {
  const mode = modeOf(state);
  if (mode === 'GODROID' && state.godroidToken !== null) return liveAuthorization.godroid(state.godroidToken);
  return mode === 'CLASSIC' && state.meta ? liveAuthorization.classic(state.meta) : null;
}
