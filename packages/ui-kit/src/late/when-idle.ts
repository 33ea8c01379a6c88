/**
 * Runs once the browser has nothing else to do; never where it does not say so.
 * @returns calls it off
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}

/** So long a page may be busy, and so long it is left alone where the browser does not say whether it is. */
const PATIENCE_MS = 2000;
const UNTOLD_MS = 300;

/**
 * Runs once the browser has nothing else to do, or after two seconds.
 * @returns calls it off
 */
export function afterOthers(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, UNTOLD_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(asked);
}
