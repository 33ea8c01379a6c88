import type { ApiClient } from '@courier/api-client';
import type { SessionStore } from './session.store';

/** Ends the session here and, as far as it can be reached, on the server. Never rejects. */
export async function signOut(api: Pick<ApiClient, 'identity'>, session: SessionStore): Promise<void> {
  // Started first, so that the call still carries the tokens; not waited for, so that a dead server holds nobody.
  const ending = api.identity.logout().catch(() => undefined);
  await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, 1500))]);
  session.forget();
}
