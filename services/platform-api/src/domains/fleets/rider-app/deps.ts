import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { PhotoStores } from '../../orders';
import type { RiderCash } from './rider-cash';

/** What the calls of riders' phones and the dispatch need. */
export interface Deps extends Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'leadership' | 'log'
> {
  photoStores: PhotoStores;
  riderCash: RiderCash;
}
