import type { ApiClient } from '@courier/api-client';
import type { SessionPort, SessionState } from '@courier/shell-api';
import { createReadable } from '@courier/shell-api/host';
import { sessionMode } from '../session/access';
import type { AuthState } from '../session/auth-state';
import type { SessionStore } from '../session/session.store';

function visible(state: AuthState): SessionState {
  const mode = sessionMode(state);
  const { user, guest } = state;
  return {
    mode,
    user: mode === 'CLASSIC' ? user : null,
    guest:
      // A guest who came by a link in a mail enters the details again before the next order.
      mode === 'GUEST' && guest && guest.orderId === undefined
        ? { name: guest.name, email: guest.email ?? '', phoneNumber: guest.phoneNumber }
        : null,
  };
}

interface SessionPortServices {
  session: SessionStore;
  api: Pick<ApiClient, 'guests'>;
  logout: () => Promise<void>;
}

/** The session without its tokens, for remotes. */
export function createSessionPort({ session, api, logout }: SessionPortServices): SessionPort {
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
    async enterAsGuest({ name, email, phoneNumber }) {
      const { guest } = session.getState();
      const isSame =
        guest?.orderId === undefined &&
        guest?.name === name &&
        (guest.email ?? '') === email &&
        guest.phoneNumber === phoneNumber;
      if (!isGuest() || isSame) return;
      const { result } = await api.guests.login({ body: { name, email, phone_number: phoneNumber } });
      session.storeGuestLogin({
        vendor_id: result.vendor_id,
        token: result.token,
        name,
        ...(email === '' ? {} : { email }),
        phoneNumber,
      });
    },
    guestOrderIds: () => (isGuest() ? session.guestOrderIds() : []),
    addGuestOrder(orderId) {
      if (isGuest()) session.addGuestOrder(orderId);
    },
  };
}
