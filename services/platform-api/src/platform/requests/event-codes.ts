/** Events for the operator, by the code under which they are logged and counted. */
export const SECURITY_EVENTS = [
  /** A refresh token was reused: the session is assumed stolen and is ended. */
  'refresh-reuse',
  /** A demo account tried to sign in in production. */
  'demo-refused',
  'lock-out',
  /** A request for a resource that is missing or of another account. */
  'not-owned',
  /** A file did not match the registry's hash. */
  'integrity-alarm',
  /** A browser blocked a violation of the page's policy. */
  'policy-report',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
