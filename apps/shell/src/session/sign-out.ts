import type { ApiClient } from '@courier/api-client';
import { STORAGE_KEYS } from '@courier/config';
import { browserStorage } from '@courier/config/document';
import { emptyDatabases } from './empty-databases';
import type { SessionStore } from './session.store';

/** The search history contains names and phone numbers of customers. */
const removeSearches = () => browserStorage().remove(STORAGE_KEYS.searchHistory);

/** Ends the session in the browser and, if possible, on the server. Never rejects. */
export async function signOut(api: Pick<ApiClient, 'identity'>, session: SessionStore): Promise<void> {
  // Starts before `forget`, so that the request carries the tokens; a timeout limits the wait for the server.
  const ending = api.identity.logout().catch(() => undefined);
  const left = Promise.all([ending, emptyDatabases()]);
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 1500))]);
  removeSearches();
  session.clear();
}
