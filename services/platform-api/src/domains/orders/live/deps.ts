import type { Deps as PlatformDeps } from '../../../platform/deps';

/** What the live channel needs. */
export type Deps = Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'log' | 'metrics'
>;
