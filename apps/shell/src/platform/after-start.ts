/** So long a page may be busy, and so long it is left alone where the browser does not say whether it is. */
const PATIENCE_MS = 2000;
const UNTOLD_MS = 300;

/**
 * Runs once what the page starts with has arrived and there is time: what somebody may want next must not share the line
 * with it.
 * @returns calls it off
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
