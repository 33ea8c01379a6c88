/**
 * Delay by which the library's own limit is recognised. With fake timers it is the limit, in simulated time; with real
 * timers `limitWaiting` replaces it. No timer of the portal has this delay.
 */
export const WAITING_MS = 30_001;

const PERIOD_MS = 50;
/** Five seconds where the process gets its processor time. */
const PERIODS = 100;

/**
 * Calls back after five seconds in which the process served its timers. A process that waits for the processor or works
 * for a second counts one period for it, so a wait on a busy machine lasts longer by what the page was delayed.
 * @returns the timer, for `clearTimeout`
 */
export function startServedTimer(onEnd, { setInterval, clearInterval } = globalThis) {
  let periods = 0;
  const timer = setInterval(() => {
    periods += 1;
    if (periods < PERIODS) return;
    clearInterval(timer);
    onEnd();
  }, PERIOD_MS);
  return timer;
}

/**
 * Wraps Testing Library's `asyncWrapper`, so that a wait with the default limit ends after five served seconds.
 * A wait with a limit of its own, and waits with fake timers, are unchanged.
 */
export function limitWaiting(asyncWrapper, page = globalThis) {
  const { setTimeout } = page;
  return (wait) =>
    asyncWrapper(() => {
      if (page.setTimeout !== setTimeout) return wait();
      page.setTimeout = (callback, delay, ...values) =>
        delay === WAITING_MS ? startServedTimer(callback) : setTimeout(callback, delay, ...values);
      try {
        // The library starts its limit before the first await.
        return wait();
      } finally {
        page.setTimeout = setTimeout;
      }
    });
}
