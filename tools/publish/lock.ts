import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const STALE_AFTER_MS = 60_000;
const WAIT_MS = 50;

const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Runs `work` while no other process holds the lock folder; one left by a killed process expires after a minute. */
export function withLock<T>(folder: string, work: () => T): T {
  mkdirSync(dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > STALE_AFTER_MS) rmSync(folder, { recursive: true, force: true });
      else pause(WAIT_MS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
