/** What an operator wants to hear of, by the code it is logged and counted under. */
export const SECURITY_EVENTS = [
  /** A refresh token was used a second time: its session was stolen, and is ended. */
  'refresh-reuse',
  /** An account of the demo data tried to sign in in production, where there must be none. */
  'demo-refused',
  /** An account, or its reset code, takes no more tries for a while. */
  'lock-out',
  /** A request for a resource of another account, or a missing one. */
  'not-owned',
  /** A browser got a file that is not the one the registry knows. */
  'integrity-alarm',
  /** A browser kept a page from doing what its policy forbids. */
  'policy-report',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
