import { LIMITS } from '@courier/config';
import { asFault, type RemoteFault } from './remote-fault';

export interface RetryOptions {
  /** Further tries after the first. */
  retries: number;
  /** Told before each try; the first is 1. */
  onAttempt?: (attempt: number) => void;
  signal: AbortSignal;
}

/** Resolves after `ms`, at once when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
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
 * The one retry layer: repeats what may pass by itself, every 2 s, for as long as there is time.
 * @throws RemoteFault of the last try; of the first one that cannot pass; of the running one when the signal aborts.
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
