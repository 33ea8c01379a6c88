/**
 * Runs when the browser is idle; never without `requestIdleCallback`.
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}

/** Latest start on a busy page, and the delay without `requestIdleCallback`. */
const PATIENCE_MS = 2000;
const UNTOLD_MS = 300;

/**
 * Runs when the browser is idle, or after two seconds.
 * @returns cancels it
 */
export function afterOthers(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, UNTOLD_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(asked);
}
