import type { Deps as PlatformDeps } from '../../../platform/deps';

/** What mailed links need. */
export type Deps = Pick<PlatformDeps, 'bus' | 'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'keys'>;
