import type { InstanceLink } from './db/instance-link';

/** Well below the two seconds within which a channel ends with its session. */
const ASK_MS = 500;
/** How long an instance that cannot ask still trusts what it knows. */
export const BLIND_MS = 1500;

/** Longer than a transaction that ends a session may take. */
export const lateEnds = async (link: Pick<InstanceLink, 'ask'>): Promise<string[]> => {
  const rows = await link.ask<{ session_key: string }>(
    `select session_key from ended_sessions where ended_at > now() - interval '1 minute'`,
  );
  return rows.map(({ session_key }) => session_key);
};

/**
 * Asks the database for sessions that ended, so that a lost message of the bus keeps no channel open; says so, again
 * and again, while it cannot ask.
 * @returns a function that ends the asking
 */
export function watchEnds(
  ask: () => Promise<readonly string[]>,
  { onEnd, onBlind, blindMs }: { onEnd(key: string): void; onBlind(): void; blindMs: number },
): () => void {
  let isAsking = false;
  let knownAt = performance.now();
  let lastTick = performance.now();

  const askNow = async () => {
    const began = performance.now();
    const keys = await ask();
    knownAt = began;
    keys.forEach(onEnd);
  };
  const tick = () => {
    const now = performance.now();
    // This process stood still itself, and so did its channels: the answer may wait to be read.
    const stoodStill = now - lastTick > blindMs - ASK_MS;
    lastTick = now;
    if (!stoodStill && now - knownAt > blindMs) onBlind();
    if (isAsking) return;
    isAsking = true;
    askNow()
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };
  const timer = setInterval(tick, ASK_MS).unref();
  return () => clearInterval(timer);
}
