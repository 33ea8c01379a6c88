/** Where browsers send what a page's policy kept it from, and the portal what remotes did. */
export const REPORTS_ADDRESS = '/policy-reports';

/** A file of a remote did not match the hash the registry holds. */
export interface IntegrityReport {
  type: 'integrity';
  body: { remote: string };
}

/** Part of a remote that failed: loading, a screen, a slot, an event handler, or an unhandled promise. */
export const REMOTE_FAULTS = ['load', 'screen', 'slot', 'handler', 'promise'] as const;
export type RemoteFaultKind = (typeof REMOTE_FAULTS)[number];

/** Code of a remote failed. */
export interface RemoteFaultReport {
  type: 'remote-fault';
  body: {
    remote: string;
    release: string;
    what: RemoteFaultKind;
    /** What broke and where in the remote's files; nothing a person typed. */
    reason: string;
  };
}

/** Why code of a remote is not there. */
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

/** How a release can fail a page: it did not load, or what it drew broke. */
export const RELEASE_FAILURES = [...LOAD_FAULTS, 'screen', 'slot'] as const;
export type ReleaseFailure = (typeof RELEASE_FAILURES)[number];

/** Where pages tell how the releases they run do, on the origin they come from. */
export const OUTCOMES_ADDRESS = '/releases/outcomes';

/** Characters of a reason. */
export const REASON_LENGTH = 200;
