import type { ApiClient } from '@courier/api-client';
import { STORAGE_KEYS } from '@courier/config';
import { systemClock, type Clock } from '../platform/clock';
import type { SafeStorage } from '../platform/safe-storage';
import type { SessionStore } from './session.store';

export interface Credentials {
  email: string;
  password: string;
}

/** Raised when the browser keeps no storage: the workspace is another document and would know of no session. */
export class StorageBlockedError extends Error {
  override name = 'StorageBlockedError';
}

interface SignInServices {
  api: Pick<ApiClient, 'identity'>;
  session: SessionStore;
  storage: SafeStorage;
  now?: Clock;
}

/**
 * Signs a vendor user in.
 * @throws ApiError of the call; StorageBlockedError when the session cannot be kept.
 */
export async function signIn(credentials: Credentials, services: SignInServices): Promise<void> {
  const { api, session, storage, now = systemClock } = services;
  session.setState({ loading: true });
  try {
    const { result } = await api.identity.login({
      body: { email_address: credentials.email, password: credentials.password },
    });
    const tokens = result.AuthenticationResult;
    const kept = session.keep({
      user: { id: result.user.id, email: result.user.email },
      meta: {
        AccessToken: tokens.AccessToken,
        IdToken: tokens.IdToken,
        RefreshToken: tokens.RefreshToken ?? null,
        Expires: now() + tokens.ExpiresIn,
      },
    });
    if (!kept) throw new StorageBlockedError('The browser does not keep the session');
    storage.remove(STORAGE_KEYS.guestOrders);
  } finally {
    session.setState({ loading: false });
  }
}
