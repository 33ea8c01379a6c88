import type { HttpClient } from '../../platform/outgoing/http/http-client';
import type { Deps as OrderDeps } from '../orders/deps';
import type { ExternalFleets } from './external-fleets';

/** What fleets add. */
export interface Deps extends OrderDeps {
  externalFleets: ExternalFleets;
  /** For addresses that fleets have entered. */
  webhookClient: HttpClient;
}
