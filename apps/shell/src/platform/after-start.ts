/** Longest wait for an idle period, and the delay in browsers without `requestIdleCallback`. */
const PATIENCE_MS = 2000;
const UNTOLD_MS = 300;

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Once the screen has replaced the prerendered HTML; at once without any. */
function whenFrameIsGone(run: () => void): void {
  const frame = document.getElementById('first-paint');
  if (!frame?.parentElement) return run();
  const observer = new MutationObserver(() => {
    if (frame.isConnected) return;
    observer.disconnect();
    run();
  });
  observer.observe(frame.parentElement, { childList: true });
}

function whenFree(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, UNTOLD_MS);
}

/**
 * Runs a callback when the page has loaded, shows its own screen and is idle, so that it does not compete
 * with the start for bandwidth.
 * @returns cancels it
 */
export function afterStart(run: () => void): () => void {
  let isCancelled = false;
  const unlessCancelled = (next: () => void) => () => {
    if (!isCancelled) next();
  };
  const runWhenFree = unlessCancelled(() => whenFree(unlessCancelled(run)));
  whenLoaded(unlessCancelled(() => whenFrameIsGone(runWhenFree)));
  return () => {
    isCancelled = true;
  };
}
