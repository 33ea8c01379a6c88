import { ownJson } from '@courier/api-client';
import { STORAGE_KEYS } from '@courier/config';
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SafeStorage } from '@courier/config/document';
import { systemClock, type Clock } from '../platform/clock';
import { parseJson } from '../platform/parse-json';
import {
  guestLoginSchema,
  NOBODY,
  storedSessionSchema,
  type AuthState,
  type GuestLogin,
  type StoredSession,
} from './auth-state';
import { isAlive } from './token-claims';

/** The session of one country's origin in local storage, shared by both documents and all tabs. */
export interface SessionStore extends StoreApi<AuthState> {
  /** Stores a session; false if the browser did not keep it. */
  store(session: StoredSession): boolean;
  /** The stored session, which another tab may have changed. */
  stored(): StoredSession | null;
  /** Enters guest checkout; the token follows with the first order. False if the browser did not keep it. */
  chooseGuest(): boolean;
  storeGuestLogin(login: GuestLogin): void;
  /** Removes a guest token that the server refuses; the mode stays guest. */
  dropGuestToken(): void;
  /** Stores the token of the host app, in place of an earlier one. */
  storeGodroidToken(token: string): void;
  /** Removes the session, the guest and the guest's orders. */
  clear(): void;
  reload(): void;
  guestOrderIds(): readonly string[];
  addGuestOrder(orderId: string): void;
}

const orderIdsSchema = v.array(v.string());

export function createSessionStore(storage: SafeStorage, now: Clock = systemClock): SessionStore {
  // Stryker disable next-line StringLiteral: only the presence of the value matters
  const storeGuest = () => storage.write(STORAGE_KEYS.guestCheckout, 'true');
  const storedSession = () => parseJson(storedSessionSchema, storage.read(STORAGE_KEYS.session));

  function readGuest() {
    const guest = parseJson(guestLoginSchema, storage.read(STORAGE_KEYS.guestLogin));
    if (guest && isAlive(guest.token, now())) return guest;
    storage.remove(STORAGE_KEYS.guestLogin);
    return null;
  }

  function read(): AuthState {
    const session = storedSession();
    return {
      user: session?.user ?? null,
      meta: session?.meta ?? null,
      loading: false,
      guest: readGuest(),
      guestChosen: storage.read(STORAGE_KEYS.guestCheckout) !== null,
      godroidToken: storage.read(STORAGE_KEYS.godroidToken),
    };
  }

  const store = createStore<AuthState>(() => read());
  const guestOrderIds = () => parseJson(orderIdsSchema, storage.read(STORAGE_KEYS.guestOrders)) ?? [];

  return {
    ...store,
    store(session) {
      const kept = storage.write(STORAGE_KEYS.session, ownJson.stringify(session));
      const { meta } = store.getState();
      const unchanged =
        meta?.AccessToken === session.meta.AccessToken && meta.Expires === session.meta.Expires;
      if (!unchanged) store.setState({ user: session.user, meta: session.meta });
      return kept;
    },
    stored: storedSession,
    chooseGuest() {
      const kept = storeGuest();
      store.setState({ guestChosen: true });
      return kept;
    },
    storeGuestLogin(login) {
      storeGuest();
      storage.write(STORAGE_KEYS.guestLogin, ownJson.stringify(login));
      store.setState({ guest: login, guestChosen: true });
    },
    dropGuestToken() {
      storage.remove(STORAGE_KEYS.guestLogin);
      storeGuest();
      store.setState({ guest: null, guestChosen: true });
    },
    storeGodroidToken(token) {
      storage.write(STORAGE_KEYS.godroidToken, token);
      store.setState({ godroidToken: token });
    },
    clear() {
      storage.remove(STORAGE_KEYS.session);
      storage.remove(STORAGE_KEYS.guestCheckout);
      storage.remove(STORAGE_KEYS.guestLogin);
      storage.remove(STORAGE_KEYS.guestOrders);
      storage.remove(STORAGE_KEYS.godroidToken);
      store.setState(NOBODY);
    },
    reload: () => store.setState(read()),
    guestOrderIds,
    addGuestOrder(orderId) {
      storage.write(
        STORAGE_KEYS.guestOrders,
        JSON.stringify([...guestOrderIds().filter((id) => id !== orderId), orderId]),
      );
    },
  };
}

/** Follows sign-in and sign-out of other tabs; returns the function that stops it. */
export function watchOtherTabs(session: SessionStore, target: Window = window): () => void {
  const keys: readonly (string | null)[] = [
    STORAGE_KEYS.session,
    STORAGE_KEYS.guestLogin,
    STORAGE_KEYS.guestCheckout,
    STORAGE_KEYS.godroidToken,
    null,
  ];
  const listener = (event: StorageEvent) => {
    if (keys.includes(event.key)) session.reload();
  };
  target.addEventListener('storage', listener);
  return () => target.removeEventListener('storage', listener);
}
