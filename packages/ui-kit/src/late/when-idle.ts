/**
 * Runs once the browser has nothing else to do; never where it does not say so.
 * @returns calls it off
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}
