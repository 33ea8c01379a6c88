import { describe, expect, it } from '@jest/globals';
import { buildSession, buildToken, NOW } from '../testing/build-session';
import { blockedStorage, memoryStorage } from '../testing/memory-storage';
import { modeOf } from './access';
import { createSessionStore, followOtherTabs } from './session.store';

const guestLogin = (exp: number) =>
  JSON.stringify({ vendor_id: 'g1', token: buildToken({ exp }), name: 'Lin', phoneNumber: '+886912345678' });
const open = (storage = memoryStorage()) => createSessionStore(storage, () => NOW);

describe('a session', () => {
  it('holds user, tokens and expiry, and survives a reload [SHELL-SESSION-05] [SHELL-STORE-09]', () => {
    const storage = memoryStorage();
    open(storage).keep(buildSession());
    expect(open(storage).getState()).toMatchObject({ ...buildSession(), loading: false });
  });

  it('that was stored broken counts as none', () => {
    const storage = memoryStorage({ session: '{"user":1}' });
    expect(modeOf(open(storage).getState())).toBeNull();
  });

  it('is reported as not kept when the browser keeps nothing, and works until the page goes', () => {
    const session = open(blockedStorage() as ReturnType<typeof memoryStorage>);
    expect(session.keep(buildSession())).toBe(false);
    expect(modeOf(session.getState())).toBe('CLASSIC');
  });

  it('of an embedded token is GODROID [SHELL-SESSION-02] [SHELL-STORE-01]', () => {
    expect(modeOf(open(memoryStorage({ 'godroid-token': 't' })).getState())).toBe('GODROID');
  });

  it('ends in every tab when one signs out', () => {
    const storage = memoryStorage();
    const here = open(storage);
    here.keep(buildSession());
    const stop = followOtherTabs(here);
    storage.remove('session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    expect(modeOf(here.getState())).toBeNull();
    stop();
  });

  it('once forgotten leaves nothing behind, guest login and guest orders included [SHELL-SESSION-08]', () => {
    const storage = memoryStorage({
      'guest-login': guestLogin(NOW + 60),
      'guest-orders': '["o1"]',
      'godroid-token': 't',
    });
    const session = open(storage);
    session.keep(buildSession());
    session.forget();
    expect(storage.dump()).toEqual({});
    expect(modeOf(session.getState())).toBeNull();
  });
});

describe('a stored guest', () => {
  it('with a living token enters as GUEST [SHELL-SESSION-03]', () => {
    expect(modeOf(open(memoryStorage({ 'guest-login': guestLogin(NOW + 60) })).getState())).toBe('GUEST');
  });

  it.each([
    ['has expired', guestLogin(NOW - 1)],
    ['cannot be decoded', guestLogin(NOW + 60).replace(/"token":"[^"]*"/, '"token":"nonsense"')],
    ['has no expiry', JSON.stringify({ vendor_id: 'g', token: buildToken({}), name: 'L', phoneNumber: '1' })],
  ])('whose token %s is cleared [SHELL-SESSION-14]', (_why, text) => {
    const storage = memoryStorage({ 'guest-login': text });
    expect(modeOf(open(storage).getState())).toBeNull();
    expect(storage.dump()).toEqual({});
  });

  it('keeps the ids of its orders as a list, newest last [SHELL-GUEST-03]', () => {
    const storage = memoryStorage();
    const session = open(storage);
    for (const id of ['o1', 'o2', 'o1']) session.addGuestOrder(id);
    expect(JSON.parse(storage.dump()['guest-orders'] ?? '')).toEqual(['o2', 'o1']);
    expect(open(storage).guestOrderIds()).toEqual(['o2', 'o1']);
  });
});
