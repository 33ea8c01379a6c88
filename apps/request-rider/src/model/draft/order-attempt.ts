import * as v from 'valibot';
import { newIdempotencyKey } from '@courier/api-client';

/**
 * A sent request without a definite answer. The key is kept until then, so that the server recognises every
 * retry; `sent` contains each body sent with it, oldest first.
 */
export const orderAttemptSchema = v.object({
  key: v.string(),
  sent: v.array(v.string()),
});

export type OrderAttempt = v.InferOutput<typeof orderAttemptSchema>;

export function attemptFor(current: OrderAttempt | null, body: string): OrderAttempt {
  if (!current) return { key: newIdempotencyKey(), sent: [body] };
  return current.sent.includes(body) ? current : { ...current, sent: [...current.sent, body] };
}
