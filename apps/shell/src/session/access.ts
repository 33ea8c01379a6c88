import { authorizationHeader } from '@courier/api-client';
import type { AppMode } from '@courier/config/registry';
import type { AuthState } from './auth-state';
import { tokenClaims } from './token-claims';

/** Who uses the portal: an embedded token wins over a signed-in user, who wins over a guest. */
export function modeOf(state: AuthState): AppMode | null {
  if (state.godroidToken !== null) return 'GODROID';
  if (state.user && state.meta) return 'CLASSIC';
  return state.guest || state.guestChosen ? 'GUEST' : null;
}

/** Whether protected screens may be shown. Tokens of the other two modes are the server's to judge. */
export function hasValidAccess(state: AuthState, nowSeconds: number): boolean {
  const mode = modeOf(state);
  if (mode === 'GODROID' || mode === 'GUEST') return true;
  return mode === 'CLASSIC' && state.user !== null && (state.meta?.Expires ?? 0) > nowSeconds;
}

/** A guest without a token: welcome only while guest checkout is open. */
export const isWaitingGuest = (state: AuthState) => modeOf(state) === 'GUEST' && state.guest === null;

/** Whether the pages for signing in have nothing to offer: guests may still sign in or register. */
export function isPastSignIn(state: AuthState, nowSeconds: number): boolean {
  return modeOf(state) !== 'GUEST' && hasValidAccess(state, nowSeconds);
}

/** The vendor an embedded session is about: the restaurant its token names. */
export function embeddedVendorId(state: AuthState): string | null {
  const { godroidToken } = state;
  return godroidToken === null ? null : (tokenClaims(godroidToken)?.restaurant_id ?? null);
}

/** The Authorization header of the API; null when nobody is known. */
export function authorizationOf(state: AuthState): string | null {
  switch (modeOf(state)) {
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
