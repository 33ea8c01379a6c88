import type { Deps as PlatformDeps } from '../../platform/deps';
import type { HttpClient } from '../../platform/outgoing/http/http-client';
import type { PhotoStores } from '../orders';
import type { ExternalFleets } from './external-fleets';

/** What fleets need. */
export interface Deps extends Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'log'
> {
  photoStores: PhotoStores;
  externalFleets: ExternalFleets;
  /** For addresses that fleets have entered. */
  webhookClient: HttpClient;
}
