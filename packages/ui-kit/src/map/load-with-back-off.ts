const FIRST_WAIT_MS = 500;
const TOTAL_WAIT_MS = 30_000;

/** Retries a load after 0.5, 1, 2, 4 … s. The waits total at most 30 s; then throws the last error. */
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
