/** Receives CSP violations from browsers, and faults of remotes from the portal. */
export const REPORTS_ADDRESS = '/policy-reports';

/** A remote's file did not match its registry hash. */
export interface IntegrityReport {
  type: 'integrity';
  body: { remote: string };
}

/** Failed part of a remote: loading, a screen, a slot, an event handler, an unhandled promise, or the page's frame. */
export const REMOTE_FAULTS = ['load', 'screen', 'slot', 'handler', 'promise', 'frame'] as const;
export type RemoteFaultKind = (typeof REMOTE_FAULTS)[number];

export interface RemoteFaultReport {
  type: 'remote-fault';
  body: {
    remote: string;
    release: string;
    what: RemoteFaultKind;
    /** Error and its position in the remote's files; no user input. */
    reason: string;
  };
}

/** Why code of a remote could not be loaded. */
const LOAD_FAULTS = [
  'network',
  'timeout',
  'server',
  'missing',
  'integrity',
  'contract',
  'needs',
  'code',
] as const;
export type LoadFault = (typeof LOAD_FAULTS)[number];

export const RELEASE_FAILURES = [...LOAD_FAULTS, 'screen', 'slot'] as const;
export type ReleaseFailure = (typeof RELEASE_FAILURES)[number];

/** Receives release outcomes from pages, on their own origin. */
export const OUTCOMES_ADDRESS = '/releases/outcomes';

export const REASON_LENGTH = 200;
