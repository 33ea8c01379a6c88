import type { ApiClient, LoginAnswer } from '@courier/api-client';
import { STORAGE_KEYS } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import { systemClock, type Clock } from '../platform/clock';
import type { SessionStore } from './session.store';

export interface Credentials {
  email: string;
  password: string;
}

/** Thrown if the browser blocks storage: the workspace, which is another document, could not read the session. */
export class StorageBlockedError extends Error {
  override name = 'StorageBlockedError';
}

interface SignInServices {
  api: Pick<ApiClient, 'identity'>;
  session: SessionStore;
  storage: SafeStorage;
  now?: Clock;
}

/** @throws ApiError of the call; StorageBlockedError if the session cannot be stored. */
export const signIn = ({ email, password }: Credentials, services: SignInServices): Promise<void> =>
  storeAnswer(services, () => services.api.identity.login({ body: { email_address: email, password } }));

/**
 * Signs in with the code of a third-party identity provider.
 * @throws as `signIn`.
 */
export const signInWithCode = (
  grant: { provider: string; code: string; state: string; secret: string },
  services: SignInServices,
): Promise<void> => storeAnswer(services, () => services.api.identity.oauth({ body: grant }));

async function storeAnswer(services: SignInServices, ask: () => Promise<LoginAnswer>): Promise<void> {
  const { session, storage, now = systemClock } = services;
  session.setState({ loading: true });
  try {
    const { result } = await ask();
    const tokens = result.AuthenticationResult;
    const kept = session.store({
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
