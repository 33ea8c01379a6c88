import type { Deps } from './deps';

export type LiveDeps = Pick<Deps, 'db' | 'clock' | 'metrics' | 'log' | 'config'>;
