import type { Deps as OrderDeps } from '../orders/deps';
import type { ExternalFleets } from './external-fleets';
import type { PostWebhook } from './webhooks/post-webhook';

/** What fleets add. */
export interface Deps extends OrderDeps {
  externalFleets: ExternalFleets;
  postWebhook: PostWebhook;
}
