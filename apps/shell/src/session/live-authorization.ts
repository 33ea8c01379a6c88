import { liveAuthorization } from '@courier/api-client/realtime';
import { sessionMode } from './access';
import type { AuthState } from './auth-state';

/**
 * Authorization of the live channel if the server issues no ticket; null for visitors without a live channel.
 */
export function liveSessionAuthorization(state: AuthState): string | null {
  const mode = sessionMode(state);
  if (mode === 'GODROID' && state.godroidToken !== null) return liveAuthorization.godroid(state.godroidToken);
  return mode === 'CLASSIC' && state.meta ? liveAuthorization.classic(state.meta) : null;
}
