import type { InstanceLink } from './db/instance-link';

/** Well below the two seconds within which a channel ends with its session. */
const ASK_MS = 500;
/** How long an instance that cannot ask still trusts what it knows. */
export const BLIND_MS = 1500;
/** How long an answer may take: a busy database answers late, and closing every channel makes it busier. */
export const SILENCE_LIMIT_MS = 5000;

/** Where ended sessions are asked for. */
export interface EndSource {
  /** Keys of the sessions that ended lately. */
  ask(): Promise<readonly string[]>;
  /** How long the database has owed its next answer. */
  silentMs(): number;
}

/** Longer than a transaction that ends a session may take. */
export const lateEnds = (link: Pick<InstanceLink, 'ask' | 'silentMs'>): EndSource => ({
  ask: async () => {
    const rows = await link.ask<{ session_key: string }>(
      `select session_key from ended_sessions where ended_at > now() - interval '1 minute'`,
    );
    return rows.map(({ session_key }) => session_key);
  },
  silentMs: link.silentMs,
});

/**
 * Asks the database for sessions that ended, so that a lost message of the bus keeps no channel open; says so, again
 * and again, while it cannot ask.
 * @returns a function that ends the asking
 */
export function watchEnds(
  { ask, silentMs }: EndSource,
  { onEnd, onBlind, blindMs }: { onEnd(key: string): void; onBlind(): void; blindMs: number },
): () => void {
  let isAsking = false;
  let failingSince: number | null = null;
  let lastTick = performance.now();

  const askNow = async () => {
    const began = performance.now();
    try {
      (await ask()).forEach(onEnd);
      failingSince = null;
    } catch {
      failingSince ??= began;
    }
  };
  const tick = () => {
    const now = performance.now();
    // This process was frozen, and its channels too: the answer may wait to be read.
    const stoodStill = now - lastTick > blindMs - ASK_MS;
    lastTick = now;
    const isFailing = failingSince !== null && now - failingSince > blindMs;
    const isSilent = silentMs() > Math.max(SILENCE_LIMIT_MS, blindMs);
    if (!stoodStill && (isFailing || isSilent)) onBlind();
    if (isAsking) return;
    isAsking = true;
    void askNow().finally(() => (isAsking = false));
  };
  const timer = setInterval(tick, ASK_MS).unref();
  return () => clearInterval(timer);
}
