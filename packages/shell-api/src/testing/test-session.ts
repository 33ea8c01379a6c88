import type { AppMode } from '@courier/config/registry';
import { createReadable } from '../host/create-readable';
import type { SessionPort, SessionState } from '../ports/session';

interface TestSessionOptions {
  mode: AppMode;
  guest: SessionState['guest'];
  guestOrderIds: readonly string[];
  user: SessionState['user'];
}

/** A session without a server: the test's user, or a guest with contact details. */
export function createTestSession({ mode, guest, guestOrderIds, user }: TestSessionOptions): SessionPort {
  const state = createReadable<SessionState>({
    mode,
    user: mode === 'CLASSIC' ? user : null,
    guest: mode === 'GUEST' ? guest : null,
  });
  const isGuest = () => state.get().mode === 'GUEST';
  const orders = [...guestOrderIds];
  return {
    get: state.get,
    subscribe: state.subscribe,
    logout: async () => state.set({ mode: null, user: null, guest: null }),
    enterAsGuest: async (details) => {
      if (isGuest()) state.set({ mode: 'GUEST', user: null, guest: details });
    },
    guestOrderIds: () => (isGuest() ? [...orders] : []),
    addGuestOrder: (orderId) => {
      if (isGuest()) orders.push(orderId);
    },
  };
}
