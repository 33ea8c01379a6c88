import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Channels } from '@courier/config/registry';

/** Channels are null where the brand does not list the remote. */
export interface Act {
  act: string;
  brand: string;
  remote: string;
  before: Channels | null;
  after: Channels | null;
  by: string;
  why: string;
}

/** Stored beside the registries; not served. */
const historyFile = (site: string) => join(site, 'release-history.jsonl');

/** Adds the time to the acts. */
export function remember(site: string, acts: readonly Act[], now = new Date()): void {
  const lines = acts.map((act) => `${JSON.stringify({ at: now.toISOString(), ...act })}\n`);
  appendFileSync(historyFile(site), lines.join(''));
}

/** Newest first. */
export function recall(site: string): (Act & { at: string })[] {
  if (!existsSync(historyFile(site))) return [];
  return readFileSync(historyFile(site), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .reverse();
}

/** Default author: the user of this process. */
export function readUserName(): string {
  try {
    return process.env.RELEASED_BY ?? userInfo().username;
  } catch {
    return 'unknown';
  }
}
