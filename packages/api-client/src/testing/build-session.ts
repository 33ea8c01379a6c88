import type { AccountSession } from '../contract';

export const buildSession = (session: Partial<AccountSession> = {}): AccountSession => ({
  id: 'session-1',
  browser: 'Edge',
  system: 'Windows',
  is_phone: false,
  created_at: 1_795_200_000,
  last_used_at: 1_795_228_800,
  is_current: false,
  ...session,
});
