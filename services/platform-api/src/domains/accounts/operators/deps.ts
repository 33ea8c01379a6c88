import type { Deps as PlatformDeps } from '../../../platform/deps';

export type Deps = Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'log' | 'metrics'>;
