import type { Deps as PlatformDeps } from '../../platform/deps';
import type { StorageState } from '../../platform/db/storage-state';
import type { Routing } from '../places';

/** What operations need. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'metrics'> {
  storage: StorageState;
  refreshMetrics: () => Promise<void>;
  routing: Routing;
}
