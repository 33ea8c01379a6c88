import { LIMITS } from '@courier/config';
import { isInProgress, type ApiError } from './api-error';
import type { HttpMethod } from '../wire/call';

/** A longer Retry-After is left to the user. */
const LONGEST_RETRY_AFTER_SECONDS = 10;

export const defaultRetryDelay = (attempt: number): number => LIMITS.retryDelayMs * attempt;

/** Whether the failure may be temporary and a repetition is safe. */
export function isRetryable(error: ApiError, method: HttpMethod): boolean {
  if (error.code === 'network') return true;
  if (error.code !== 'http') return false;
  if (error.status === 429) return (error.context.retryAfterSeconds ?? 0) <= LONGEST_RETRY_AFTER_SECONDS;
  return isInProgress(error) || (error.status >= 500 && method !== 'POST');
}

/** Resolves after `ms`; rejects with the signal's reason on abort. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
