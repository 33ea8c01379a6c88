import type { SessionPort, SessionState } from '@courier/shell-api';
import { createReadable } from '@courier/shell-api/host';
import { modeOf } from '../session/access';
import type { AuthState } from '../session/auth-state';
import type { SessionStore } from '../session/session.store';

function visible(state: AuthState): SessionState {
  const mode = modeOf(state);
  const { user, guest } = state;
  return {
    mode,
    user: mode === 'CLASSIC' ? user : null,
    guest:
      mode === 'GUEST' && guest
        ? { name: guest.name, email: guest.email ?? '', phoneNumber: guest.phoneNumber }
        : null,
  };
}

/** What remotes see of the session: never a token. */
export function createSessionPort(session: SessionStore, logout: () => Promise<void>): SessionPort {
  const state = createReadable(visible(session.getState()));
  session.subscribe((next) => {
    const seen = visible(next);
    if (JSON.stringify(seen) !== JSON.stringify(state.get())) state.set(seen);
  });
  const isGuest = () => state.get().mode === 'GUEST';
  return {
    get: state.get,
    subscribe: state.subscribe,
    logout,
    guestOrderIds: () => (isGuest() ? session.guestOrderIds() : []),
    addGuestOrder(orderId) {
      if (isGuest()) session.addGuestOrder(orderId);
    },
  };
}
