import type { ApiClient } from '@courier/api-client';
import { STORAGE_KEYS } from '@courier/config';
import { emptyDatabases } from './empty-databases';
import type { SessionStore } from './session.store';

/** They are names and phone numbers of an account's customers. */
function forgetSearches(): void {
  try {
    localStorage.removeItem(STORAGE_KEYS.searchHistory);
  } catch {
    // Where site data are blocked, none were kept.
  }
}

/** Ends the session here and, as far as it can be reached, on the server. Never rejects. */
export async function signOut(api: Pick<ApiClient, 'identity'>, session: SessionStore): Promise<void> {
  // Started first, so that the call still carries the tokens; not waited for, so that a dead server holds nobody.
  const ending = api.identity.logout().catch(() => undefined);
  const left = Promise.all([ending, emptyDatabases()]);
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 1500))]);
  forgetSearches();
  session.forget();
}
