import { liveAuthorization } from '@courier/api-client/realtime';
import { modeOf } from './access';
import type { AuthState } from './auth-state';

/** What the live channel is opened with where the server gives no ticket; null when nobody may listen. */
export function liveAuthorizationOf(state: AuthState): string | null {
  const mode = modeOf(state);
  if (mode === 'GODROID' && state.godroidToken !== null) return liveAuthorization.godroid(state.godroidToken);
  return mode === 'CLASSIC' && state.meta ? liveAuthorization.classic(state.meta) : null;
}
