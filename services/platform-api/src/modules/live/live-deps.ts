import type { Deps } from '../../deps';

/** What the live channel works with. */
export type LiveDeps = Pick<Deps, 'db' | 'clock' | 'metrics' | 'log' | 'config'>;
