import 'fake-indexeddb/auto';
import { expect, it, jest } from '@jest/globals';
import { createStore, keys, set } from 'idb-keyval';
import { DEVICE_DATABASES } from '@courier/config';
import type { SessionStore } from './session.store';
import { signOut } from './sign-out';

const database = DEVICE_DATABASES.bulkDrafts;
const kept = createStore(database, database);
const session = () => {
  const clear = jest.fn();
  return { clear, store: { clear } as unknown as SessionStore };
};
type Api = Parameters<typeof signOut>[0];

it('sign-out removes the drafts of this browser even if the server is down', async () => {
  await set('row', 'Lin Mei-hua, 0912048317', kept);
  localStorage.setItem('search-history', '{"state":{"texts":["Lin Mei-hua"]},"version":1}');
  const { clear, store } = session();
  const api = { identity: { logout: () => Promise.reject(new Error('down')) } } as unknown as Api;
  await signOut(api, store);
  expect(await keys(kept)).toEqual([]);
  expect(localStorage.getItem('search-history')).toBeNull();
  expect(clear).toHaveBeenCalledTimes(1);
});

it('sign-out works in a browser without storage', async () => {
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { clear, store } = session();
  await signOut({ identity: { logout: async () => ({}) } } as unknown as Api, store);
  globalThis.indexedDB = indexedDB;
  expect(clear).toHaveBeenCalledTimes(1);
});
