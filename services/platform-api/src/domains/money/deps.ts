import type { Deps as PlatformDeps } from '../../platform/deps';

/** What money needs. */
export type Deps = Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'log'>;
