import { clear, createStore } from 'idb-keyval';
import { DEVICE_DATABASES } from '@courier/config';

/** Forgets what accounts have left half done in this browser. Never rejects: some browsers keep nothing. */
export async function emptyDatabases(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await Promise.allSettled(
    Object.values(DEVICE_DATABASES).map(async (name) => clear(createStore(name, name))),
  );
}
