const FIRST_WAIT_MS = 500;
const TOTAL_WAIT_MS = 30_000;

/**
 * Loads something, trying again after 0.5, 1, 2, 4 … s.
 * The waits add up to at most 30 s; then the last error is thrown.
 */
export async function loadWithBackOff<Loaded>(
  load: () => Promise<Loaded>,
  signal?: AbortSignal,
): Promise<Loaded> {
  let waited = 0;
  for (let wait = FIRST_WAIT_MS; ; wait *= 2) {
    try {
      return await load();
    } catch (error) {
      const next = Math.min(wait, TOTAL_WAIT_MS - waited);
      if (next <= 0 || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, next));
      waited += next;
    }
  }
}
