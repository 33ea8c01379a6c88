import { LIVE_LIMITS } from '@courier/config';

/**
 * Rate limit of one channel's messages.
 * @returns false for a message above the limit
 */
export function createMessageBudget(now: () => number = performance.now.bind(performance)): () => boolean {
  let left: number = LIVE_LIMITS.messagesAtOnce;
  let countedAt = now();
  return () => {
    const seconds = (now() - countedAt) / 1000;
    countedAt = now();
    left = Math.min(LIVE_LIMITS.messagesAtOnce, left + seconds * LIVE_LIMITS.messagesPerSecond);
    left -= 1;
    return left >= 0;
  };
}
