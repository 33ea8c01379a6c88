import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable';
import { SILENCE_LIMIT_MS } from '../../../platform/live-bus/live-bus-ends';

/** In addition, each try waits for a database connection. */
const PAUSE_MS = 100;

interface Waiting {
  nowMs: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Repeats a query while the database is too busy. Closing the channel instead would cause a reconnect at once, with
 * more queries.
 * @throws DatabaseUnavailable after the time limit of the live channel
 */
export async function requestWithRetry<T>(
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
