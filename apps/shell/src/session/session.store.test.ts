import { describe, expect, it } from '@jest/globals';
import { buildSession, buildToken, NOW } from '../testing/build-session';
import { blockedStorage, memoryStorage } from '../testing/memory-storage';
import { sessionMode } from './access';
import { createSessionStore, watchOtherTabs } from './session.store';

const guestLogin = (exp: number) =>
  JSON.stringify({ vendor_id: 'g1', token: buildToken({ exp }), name: 'Lin', phoneNumber: '+886912345678' });
const open = (storage = memoryStorage()) => createSessionStore(storage, () => NOW);

describe('a session', () => {
  it('contains user, tokens and expiry, and survives a reload [SHELL-SESSION-05] [SHELL-STORE-09]', () => {
    const storage = memoryStorage();
    open(storage).store(buildSession());
    expect(open(storage).getState()).toMatchObject({ ...buildSession(), loading: false });
  });

  it('with invalid stored data is ignored', () => {
    const storage = memoryStorage({ session: '{"user":1}' });
    expect(sessionMode(open(storage).getState())).toBeNull();
  });

  it('reports that the browser did not store it, and works until the page is closed', () => {
    const session = open(blockedStorage() as ReturnType<typeof memoryStorage>);
    expect(session.store(buildSession())).toBe(false);
    expect(sessionMode(session.getState())).toBe('CLASSIC');
  });

  it('of an embedded token is GODROID [SHELL-SESSION-02] [SHELL-STORE-01]', () => {
    expect(sessionMode(open(memoryStorage({ 'godroid-token': 't' })).getState())).toBe('GODROID');
  });

  it('ends in every tab after a sign-out in one tab', () => {
    const storage = memoryStorage();
    const here = open(storage);
    here.store(buildSession());
    const stop = watchOtherTabs(here);
    storage.remove('session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    expect(sessionMode(here.getState())).toBeNull();
    stop();
  });

  it('is removed completely, including guest login and guest orders [SHELL-SESSION-08]', () => {
    const storage = memoryStorage({
      'guest-login': guestLogin(NOW + 60),
      'guest-orders': '["o1"]',
      'godroid-token': 't',
    });
    const session = open(storage);
    session.store(buildSession());
    session.clear();
    expect(storage.dump()).toEqual({});
    expect(sessionMode(session.getState())).toBeNull();
  });

  it('notifies listeners only when its token or its expiry changes', () => {
    const session = open();
    const notifiedTokens: (string | undefined)[] = [];
    session.subscribe(({ meta }) => notifiedTokens.push(`${meta?.AccessToken} ${meta?.Expires}`));
    expect(session.store(buildSession())).toBe(true);
    session.store({ ...buildSession(), refreshKey: 'r1' });
    session.store(buildSession({ AccessToken: 'access-2' }));
    session.store(buildSession({ AccessToken: 'access-2', Expires: NOW + 7200 }));
    expect(notifiedTokens).toEqual([
      `access-1 ${NOW + 3600}`,
      `access-2 ${NOW + 3600}`,
      `access-2 ${NOW + 7200}`,
    ]);
    expect(session.getState().user).toEqual(buildSession().user);
    expect(session.stored()).toEqual(buildSession({ AccessToken: 'access-2', Expires: NOW + 7200 }));
  });

  it('stores the token of a host app', () => {
    const storage = memoryStorage();
    const session = open(storage);
    session.storeGodroidToken('t1');
    session.storeGodroidToken('t2');
    expect([session.getState().godroidToken, storage.dump()]).toEqual(['t2', { 'godroid-token': 't2' }]);
    session.clear();
    expect(session.getState().godroidToken).toBeNull();
  });
});

describe('another tab', () => {
  const SESSION = JSON.stringify(buildSession());

  it.each([
    ['session', SESSION, true],
    ['guest-login', guestLogin(NOW + 60), true],
    ['guest-checkout', 'true', true],
    ['godroid-token', 't', true],
    ['guest-orders', '["o1"]', false],
  ])('that writes %s updates this tab: %p %p', (key, value, isFollowed) => {
    const storage = memoryStorage();
    const here = open(storage);
    let notificationCount = 0;
    here.subscribe(() => (notificationCount += 1));
    const stop = watchOtherTabs(here);
    storage.write(key as 'session', value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(notificationCount).toBe(isFollowed ? 1 : 0);
    expect(sessionMode(here.getState()) !== null || here.getState().guestChosen).toBe(isFollowed);
    stop();
  });

  it('that clears the storage updates this tab, until the subscription ends', () => {
    const storage = memoryStorage({ session: SESSION });
    const here = open(storage);
    const stop = watchOtherTabs(here);
    storage.remove('session');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(sessionMode(here.getState())).toBeNull();
    stop();
    storage.write('session', SESSION);
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    expect(sessionMode(here.getState())).toBeNull();
  });
});

describe('guest checkout', () => {
  const login = JSON.parse(guestLogin(NOW + 60)) as Parameters<
    ReturnType<typeof createSessionStore>['storeGuestLogin']
  >[0];

  it('is chosen before there is a token, and survives a reload', () => {
    const storage = memoryStorage();
    const session = open(storage);
    expect(session.getState().guestChosen).toBe(false);
    expect(session.chooseGuest()).toBe(true);
    expect(session.getState()).toMatchObject({ guestChosen: true, guest: null });
    expect(open(storage).getState().guestChosen).toBe(true);
    const blocked = open(blockedStorage() as ReturnType<typeof memoryStorage>);
    expect([blocked.chooseGuest(), blocked.getState().guestChosen]).toEqual([false, true]);
  });

  it('stores the guest and the choice', () => {
    const storage = memoryStorage();
    const session = open(storage);
    session.storeGuestLogin(login);
    expect(session.getState()).toMatchObject({ guest: login, guestChosen: true });
    expect(open(storage).getState()).toMatchObject({ guest: login, guestChosen: true });
  });

  it('continues without a refused token', () => {
    const storage = memoryStorage({ 'guest-login': guestLogin(NOW + 60) });
    const session = open(storage);
    expect(session.getState()).toMatchObject({ guest: login, guestChosen: false });
    session.dropGuestToken();
    expect(session.getState()).toMatchObject({ guest: null, guestChosen: true });
    expect(open(storage).getState()).toMatchObject({ guest: null, guestChosen: true });
    expect(storage.dump()['guest-login']).toBeUndefined();
  });
});

describe('a stored guest', () => {
  it('with a valid token enters as GUEST [SHELL-SESSION-03]', () => {
    expect(sessionMode(open(memoryStorage({ 'guest-login': guestLogin(NOW + 60) })).getState())).toBe(
      'GUEST',
    );
  });

  it.each([
    ['has expired', guestLogin(NOW - 1)],
    ['cannot be decoded', guestLogin(NOW + 60).replace(/"token":"[^"]*"/, '"token":"nonsense"')],
    ['has no expiry', JSON.stringify({ vendor_id: 'g', token: buildToken({}), name: 'L', phoneNumber: '1' })],
  ])('whose token %s is cleared [SHELL-SESSION-14]', (_why, text) => {
    const storage = memoryStorage({ 'guest-login': text });
    expect(sessionMode(open(storage).getState())).toBeNull();
    expect(storage.dump()).toEqual({});
  });

  it('stores the ids of its orders as a list, newest last [SHELL-GUEST-03]', () => {
    const storage = memoryStorage();
    const session = open(storage);
    for (const id of ['o1', 'o2', 'o1']) session.addGuestOrder(id);
    expect(JSON.parse(storage.dump()['guest-orders'] ?? '')).toEqual(['o2', 'o1']);
    expect(open(storage).guestOrderIds()).toEqual(['o2', 'o1']);
    expect(open().guestOrderIds()).toEqual([]);
    expect(open(memoryStorage({ 'guest-orders': '[1]' })).guestOrderIds()).toEqual([]);
  });
});
