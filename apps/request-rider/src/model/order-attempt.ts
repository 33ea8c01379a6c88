import * as z from 'zod/mini';
import { newIdempotencyKey } from '@courier/api-client';

/**
 * A request that was sent and has no certain answer yet. The key is kept while the outcome is unknown, so that the
 * server recognises every further try; `sent` holds each body that went out under it, oldest first.
 */
export const orderAttemptSchema = z.object({
  key: z.string(),
  sent: z.array(z.string()),
});

export type OrderAttempt = z.infer<typeof orderAttemptSchema>;

/** The attempt to send `body` under: the unsettled one if there is one, else a new one. */
export function attemptFor(current: OrderAttempt | null, body: string): OrderAttempt {
  if (!current) return { key: newIdempotencyKey(), sent: [body] };
  return current.sent.includes(body) ? current : { ...current, sent: [...current.sent, body] };
}
