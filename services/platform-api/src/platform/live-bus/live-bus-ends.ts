import type { InstanceLink } from '../db/postgres/instance-link';

/** Well below the two seconds within which a channel ends with its session. */
const ASK_MS = 500;
/** How long an instance trusts its last answer. */
export const BLIND_MS = 1500;
/** A busy database answers late, and closing all channels would add load. */
export const SILENCE_LIMIT_MS = 5000;

export interface EndSource {
  query(): Promise<readonly string[]>;
  /** Age of the pending answer, in ms. */
  silentMs(): number;
}

/** Longer than a transaction that ends a session may take. */
export const lateEnds = (link: Pick<InstanceLink, 'query' | 'silentMs'>): EndSource => ({
  query: async () => {
    const rows = await link.query<{ session_key: string }>(
      `select session_key from ended_sessions where ended_at > now() - interval '1 minute'`,
    );
    return rows.map(({ session_key }) => session_key);
  },
  silentMs: link.silentMs,
});

/**
 * Polls the database for ended sessions, so that a lost bus message keeps no channel open. Calls back repeatedly while
 * polling fails.
 * @returns a function that stops polling
 */
export function watchEnds(
  { query, silentMs }: EndSource,
  { onEnd, onBlind, blindMs }: { onEnd(key: string): void; onBlind(): void; blindMs: number },
): () => void {
  let isAsking = false;
  let failingSince: number | null = null;
  let lastTick = performance.now();

  const queryNow = async () => {
    const began = performance.now();
    try {
      (await query()).forEach(onEnd);
      failingSince = null;
    } catch {
      failingSince ??= began;
    }
  };
  const tick = () => {
    const now = performance.now();
    // The process and its channels were frozen; the answer may be waiting to be read.
    const stoodStill = now - lastTick > blindMs - ASK_MS;
    lastTick = now;
    const isFailing = failingSince !== null && now - failingSince > blindMs;
    const isSilent = silentMs() > Math.max(SILENCE_LIMIT_MS, blindMs);
    if (!stoodStill && (isFailing || isSilent)) onBlind();
    if (isAsking) return;
    isAsking = true;
    void queryNow().finally(() => (isAsking = false));
  };
  const timer = setInterval(tick, ASK_MS).unref();
  return () => clearInterval(timer);
}
