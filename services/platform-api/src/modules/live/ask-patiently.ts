import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../../db/database-unavailable';
import { SILENCE_LIMIT_MS } from '../../live-bus-ends';

/** Each try waits for its turn at the database besides. */
const PAUSE_MS = 100;

interface Waiting {
  nowMs: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Repeats a question while the database is too busy to answer it: a channel that was closed instead would come back at
 * once and ask more.
 * @throws DatabaseUnavailable when there was no answer for as long as every other wait of the live channel
 */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  { nowMs, wait }: Waiting = { nowMs: () => performance.now(), wait: pause },
): Promise<T> {
  const began = nowMs();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || nowMs() - began >= SILENCE_LIMIT_MS) throw error;
    }
    await wait(PAUSE_MS);
  }
}
