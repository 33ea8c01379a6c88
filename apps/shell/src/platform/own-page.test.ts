import { afterEach, expect, it, jest } from '@jest/globals';
import { createPageRouter } from '../app/create-router';
import { guardStorage } from './guard-storage';

afterEach(() => {
  Reflect.deleteProperty(window.history, 'pushState');
  Reflect.deleteProperty(window.history, 'replaceState');
  localStorage.clear();
});

it('navigates after a remote has replaced the functions of the history', () => {
  const router = createPageRouter();
  const replaced = jest.fn();
  Object.assign(window.history, { pushState: replaced, replaceState: replaced });
  router.navigate('/order-tracking/v1001');
  expect([router.state.location.pathname, window.location.pathname]).toEqual([
    '/order-tracking/v1001',
    '/order-tracking/v1001',
  ]);
  router.navigate('/history/v1001', { replace: true });
  expect(window.location.pathname).toBe('/history/v1001');
  expect(replaced).not.toHaveBeenCalled();
});

it('keeps the keys of the shell when a remote clears the storage, and removes its own [SHELL-STORE-01] [SHELL-STORE-02] [SHELL-STORE-03] [SHELL-GUEST-07] [SHELL-STATIC-05]', () => {
  const { clear } = Storage.prototype;
  const kept = [
    'session',
    'guest-login',
    'guest-orders',
    'godroid-token',
    'godroid-locale',
    'godroid-tos-required',
    'onboarding-done',
  ];
  for (const key of [...kept, 'order-drafts', 'search-history']) localStorage.setItem(key, key);
  sessionStorage.setItem('fault', 'yes');
  guardStorage();
  localStorage.clear();
  sessionStorage.clear();
  Storage.prototype.clear = clear;
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted());
  expect(sessionStorage).toHaveLength(0);
});

it('a remote that writes directly still works, also with keys of the shell', () => {
  const { clear } = Storage.prototype;
  guardStorage();
  localStorage.setItem('session', 'a');
  localStorage.removeItem('session');
  Storage.prototype.clear = clear;
  expect(localStorage.getItem('session')).toBeNull();
});
