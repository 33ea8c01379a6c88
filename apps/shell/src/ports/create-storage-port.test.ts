import { beforeEach, expect, it } from '@jest/globals';
import { STORAGE_KEYS } from '@courier/config';
import { browserStorage, tabStorage } from '@courier/config/document';
import { createStoragePort } from './create-storage-port';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const createPort = () => createStoragePort(browserStorage(), tabStorage());

it('uses the keys that remotes wrote directly before, and both ways read the same', () => {
  localStorage.setItem(`${STORAGE_KEYS.orderDrafts}:v1001`, 'typed by an older remote');
  const { local, tab } = createPort();
  expect(local.read(`${STORAGE_KEYS.orderDrafts}:v1001`)).toBe('typed by an older remote');
  expect(local.write(STORAGE_KEYS.searchHistory, 'Lin')).toBe(true);
  expect(tab.write('pending-payment', 'i1')).toBe(true);
  expect([localStorage.getItem('search-history'), sessionStorage.getItem('pending-payment')]).toEqual([
    'Lin',
    'i1',
  ]);
  local.remove(STORAGE_KEYS.searchHistory);
  tab.remove('pending-payment');
  expect([localStorage.getItem('search-history'), sessionStorage.length]).toEqual([null, 0]);
});

it('neither shows nor changes keys of the shell [SHELL-STORE-01] [SHELL-STORE-02] [SHELL-STORE-03] [SHELL-GUEST-07] [SHELL-STATIC-05]', () => {
  const keys = [
    'session',
    'guest-login',
    'guest-orders',
    'godroid-token',
    'godroid-locale',
    'godroid-tos-required',
    'onboarding-done',
  ];
  const { local } = createPort();
  for (const key of keys) {
    localStorage.setItem(key, 'of the shell');
    expect([local.read(key), local.write(key, 'other')]).toEqual([null, false]);
    local.remove(key);
    expect([key, localStorage.getItem(key)]).toEqual([key, 'of the shell']);
  }
});

it('works after a remote has replaced the functions of the storage', () => {
  const { setItem } = Storage.prototype;
  const { local } = createPort();
  Storage.prototype.setItem = () => undefined;
  try {
    expect(local.write('columns', 'a')).toBe(true);
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(localStorage.getItem('columns')).toBe('a');
});
