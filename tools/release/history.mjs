import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Stored beside the registries; not served. */
const historyFile = (site) => join(site, 'release-history.jsonl');

/** @param acts of {act, brand, remote, before, after, by, why}; the time is added */
export function remember(site, acts, now = new Date()) {
  const lines = acts.map((act) => `${JSON.stringify({ at: now.toISOString(), ...act })}\n`);
  appendFileSync(historyFile(site), lines.join(''));
}

/** Newest first. */
export function recall(site) {
  if (!existsSync(historyFile(site))) return [];
  return readFileSync(historyFile(site), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .reverse();
}

/** Default author: the user of this process. */
export function somebody() {
  try {
    return process.env.RELEASED_BY ?? userInfo().username;
  } catch {
    return 'unknown';
  }
}
