import type { StoredSession } from '../session/auth-state';

export const NOW = 1_800_000_000;

/** A session that expires in one hour. */
export function buildSession(overrides: Partial<StoredSession['meta']> = {}): StoredSession {
  return {
    user: { id: 'user-1', email: 'owner@demo.test' },
    meta: {
      AccessToken: 'access-1',
      IdToken: 'id-1',
      RefreshToken: 'refresh-1',
      Expires: NOW + 3600,
      ...overrides,
    },
  };
}

export function buildToken(claims: Record<string, unknown>): string {
  const encodePart = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${encodePart({ alg: 'none' })}.${encodePart(claims)}.x`;
}
