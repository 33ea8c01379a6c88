const POLL_MS = 4000;
const HIDDEN_POLL_MS = 20_000;

/**
 * Opens the page's data, then refreshes every few seconds, and at once when the connection or the page comes back.
 * @returns a function that ends it
 */
export function startPolling(open: () => Promise<void>, refresh: () => Promise<void>): () => void {
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const delayMs = document.visibilityState === 'hidden' ? HIDDEN_POLL_MS : POLL_MS;
    if (!isEnded) timer = setTimeout(turn, delayMs);
  };
  const turn = () => {
    clearTimeout(timer);
    void refresh().finally(schedule);
  };
  void open().finally(schedule);
  window.addEventListener('online', turn);
  document.addEventListener('visibilitychange', turn);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    window.removeEventListener('online', turn);
    document.removeEventListener('visibilitychange', turn);
  };
}
