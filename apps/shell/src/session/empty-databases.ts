import { clear, createStore } from 'idb-keyval';
import { DEVICE_DATABASES } from '@courier/config';

/** Clears the drafts in this browser's databases. Never rejects, because some browsers have no storage. */
export async function emptyDatabases(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await Promise.allSettled(
    Object.values(DEVICE_DATABASES).map(async (name) => clear(createStore(name, name))),
  );
}
