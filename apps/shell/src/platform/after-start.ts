/** Longest wait for an idle period, and the delay in browsers without `requestIdleCallback`. */
const PATIENCE_MS = 2000;
const UNTOLD_MS = 300;

/**
 * Runs a callback when the page has loaded and is idle, so that it does not compete with the start for
 * bandwidth.
 * @returns cancels it
 */
export function afterStart(run: () => void): () => void {
  let callOff = () => window.removeEventListener('load', whenFree);
  function whenFree(): void {
    if (typeof requestIdleCallback === 'function') {
      const asked = requestIdleCallback(run, { timeout: PATIENCE_MS });
      callOff = () => cancelIdleCallback(asked);
    } else {
      const timer = setTimeout(run, UNTOLD_MS);
      callOff = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') whenFree();
  else window.addEventListener('load', whenFree, { once: true });
  return () => callOff();
}
