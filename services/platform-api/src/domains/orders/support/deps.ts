import type { Deps as PlatformDeps } from '../../../platform/deps';

/** What tickets of the support need. */
export type Deps = Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'metrics'>;
