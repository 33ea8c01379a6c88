import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Stands beside the registries and is served to nobody. */
const fileOf = (site) => join(site, 'release-history.jsonl');

/** @param acts of {act, brand, remote, before, after, by, why}; the time is added */
export function remember(site, acts, now = new Date()) {
  const lines = acts.map((act) => `${JSON.stringify({ at: now.toISOString(), ...act })}\n`);
  appendFileSync(fileOf(site), lines.join(''));
}

/** Newest first. */
export function recall(site) {
  if (!existsSync(fileOf(site))) return [];
  return readFileSync(fileOf(site), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .reverse();
}

/** Who runs this, where nobody says. */
export function somebody() {
  try {
    return process.env.RELEASED_BY ?? userInfo().username;
  } catch {
    return 'unknown';
  }
}
