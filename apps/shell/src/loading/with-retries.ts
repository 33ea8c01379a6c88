import { LIMITS } from '@courier/config';
import { asFault, type RemoteFault } from './remote-fault';

export interface RetryOptions {
  retries: number;
  /** Called before each attempt, beginning with 1. */
  onAttempt?: (attempt: number) => void;
  signal: AbortSignal;
}

/** Resolves at once when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

/**
 * Retries transient faults every 2 s within a time limit.
 * @throws RemoteFault of the last attempt, of the first permanent failure, or of the current attempt when the
 * signal aborts
 */
export async function withRetries<T>(
  run: (attempt: number) => Promise<T>,
  options: RetryOptions,
): Promise<T> {
  const started = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    options.onAttempt?.(attempt);
    let fault: RemoteFault;
    try {
      return await run(attempt);
    } catch (error) {
      fault = asFault(error);
    }
    const isLate = Date.now() - started >= LIMITS.lazyLoadWithinMs;
    if (!fault.isPassing || isLate || attempt > options.retries || options.signal.aborted) throw fault;
    await pause(LIMITS.lazyLoadRetryMs, options.signal);
    if (options.signal.aborted) throw fault;
  }
}
