import { describe, expect, it } from '@jest/globals';
import { buildSession, NOW } from '../testing/build-session';
import { sessionAuthorization, hasValidAccess, isPastSignIn, sessionMode } from './access';
import { NOBODY, type AuthState } from './auth-state';
import { isRenewable } from './renewal';

const guest = { vendor_id: 'g1', token: 'guest-token', name: 'Lin', phoneNumber: '+886912345678' };
const classic = (expires = NOW + 3600): AuthState => ({ ...NOBODY, ...buildSession({ Expires: expires }) });

describe('the mode', () => {
  it('is GODROID before CLASSIC before GUEST, and null otherwise [SHELL-SESSION-19]', () => {
    const all = { ...classic(), godroidToken: 'g', guest };
    expect(sessionMode(all)).toBe('GODROID');
    expect(sessionMode({ ...all, godroidToken: null })).toBe('CLASSIC');
    expect(sessionMode({ ...NOBODY, guest })).toBe('GUEST');
    expect(sessionMode(NOBODY)).toBeNull();
  });
});

describe('access', () => {
  it('is valid for embedded sessions and guests [SHELL-SESSION-12]', () => {
    expect(hasValidAccess({ ...NOBODY, godroidToken: 'g' }, NOW)).toBe(true);
    expect(hasValidAccess({ ...NOBODY, guest }, NOW)).toBe(true);
  });

  it('needs a user and an expiry in the future in CLASSIC mode [SHELL-SESSION-13]', () => {
    expect(hasValidAccess(classic(NOW + 1), NOW)).toBe(true);
    expect(hasValidAccess(classic(NOW), NOW)).toBe(false);
    expect(hasValidAccess(classic(NOW - 1), NOW)).toBe(false);
    expect(hasValidAccess({ ...classic(), user: null }, NOW)).toBe(false);
  });

  it('leaves the sign-in pages open to guests and closes them to signed-in users [SHELL-ROUTE-23]', () => {
    expect(isPastSignIn({ ...NOBODY, guest }, NOW)).toBe(false);
    expect(isPastSignIn(classic(), NOW)).toBe(true);
    expect(isPastSignIn({ ...NOBODY, godroidToken: 'g' }, NOW)).toBe(true);
    expect(isPastSignIn(classic(NOW - 1), NOW)).toBe(false);
  });

  it('can be renewed only in CLASSIC mode with a refresh token', () => {
    expect(isRenewable(classic(NOW - 1), () => NOW)).toBe(true);
    expect(isRenewable(classic(NOW + 1), () => NOW)).toBe(false);
    expect(
      isRenewable({ ...NOBODY, ...buildSession({ Expires: NOW - 1, RefreshToken: null }) }, () => NOW),
    ).toBe(false);
  });
});

it('sends the authorization of each mode in its own format', () => {
  expect(sessionAuthorization(classic())).toBe('Bearer access-1|id-1');
  expect(sessionAuthorization({ ...NOBODY, godroidToken: 'g' })).toBe('GoDroid g');
  expect(sessionAuthorization({ ...NOBODY, guest })).toBe('Bearer guest-token');
  expect(sessionAuthorization(NOBODY)).toBeNull();
});
