import type { Deps } from '../deps';

export type DispatchDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'keys' | 'log' | 'riderCash'>;
