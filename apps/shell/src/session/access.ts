import { authorizationHeader } from '@courier/api-client';
import type { AppMode } from '@courier/config/registry';
import type { AuthState } from './auth-state';
import { tokenClaims } from './token-claims';

/** An embedded token has priority over a signed-in user, who has priority over a guest. */
export function sessionMode(state: AuthState): AppMode | null {
  if (state.godroidToken !== null) return 'GODROID';
  if (state.user && state.meta) return 'CLASSIC';
  return state.guest || state.guestChosen ? 'GUEST' : null;
}

/** Whether protected screens may be shown. The server checks the tokens of the other two modes. */
export function hasValidAccess(state: AuthState, nowSeconds: number): boolean {
  const mode = sessionMode(state);
  if (mode === 'GODROID' || mode === 'GUEST') return true;
  return mode === 'CLASSIC' && state.user !== null && (state.meta?.Expires ?? 0) > nowSeconds;
}

/** A guest without a token may enter only while guest checkout is enabled. */
export const isWaitingGuest = (state: AuthState) => sessionMode(state) === 'GUEST' && state.guest === null;

/** Whether the visitor needs no sign-in page. Guests may still sign in or register. */
export function isPastSignIn(state: AuthState, nowSeconds: number): boolean {
  return sessionMode(state) !== 'GUEST' && hasValidAccess(state, nowSeconds);
}

export function embeddedVendorId(state: AuthState): string | null {
  const { godroidToken } = state;
  return godroidToken === null ? null : (tokenClaims(godroidToken)?.restaurant_id ?? null);
}

/** The Authorization header of the API; null without a session. */
export function sessionAuthorization(state: AuthState): string | null {
  switch (sessionMode(state)) {
    case 'GODROID':
      return state.godroidToken === null ? null : authorizationHeader.godroid(state.godroidToken);
    case 'CLASSIC':
      return state.meta ? authorizationHeader.classic(state.meta) : null;
    case 'GUEST':
      return state.guest ? authorizationHeader.guest(state.guest.token) : null;
    case null:
      return null;
  }
}
