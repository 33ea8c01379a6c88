import * as v from 'valibot';
import { newIdempotencyKey } from '@courier/api-client';

/**
 * A request that was sent and has no certain answer yet. The key is kept while the outcome is unknown, so that the
 * server recognises every further try; `sent` holds each body that went out under it, oldest first.
 */
export const orderAttemptSchema = v.object({
  key: v.string(),
  sent: v.array(v.string()),
});

export type OrderAttempt = v.InferOutput<typeof orderAttemptSchema>;

/** The attempt to send `body` under: the unsettled one if there is one, else a new one. */
export function attemptFor(current: OrderAttempt | null, body: string): OrderAttempt {
  if (!current) return { key: newIdempotencyKey(), sent: [body] };
  return current.sent.includes(body) ? current : { ...current, sent: [...current.sent, body] };
}
