import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';

const LIST = 'tools/test/skipped.json';

/** Tests that may be skipped: file, title and reason. */
export const readSkipList = () => JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'));

const isSame = (one, other) => one.file === other.file && one.title === other.title;

/**
 * Turns tests that were skipped without a listed reason into failures: `it.only` skips the rest of its file.
 * @param {readonly {title: string, file: string, outcome: string}[]} entries
 * @param {readonly {title: string, file: string, reason: string}[]} list
 */
export const failSkippedTests = (entries, list) =>
  entries.map((entry) =>
    entry.outcome === 'skipped' && !list.some((item) => isSame(item, entry) && item.reason?.trim())
      ? { ...entry, outcome: 'failed', title: `${entry.title} (skipped, and ${LIST} gives no reason)` }
      : entry,
  );

/** One failure for each item of the list whose test was not skipped in this whole run. */
export const auditSkipList = (entries, list) =>
  list
    .filter((item) => !entries.some((entry) => entry.outcome === 'skipped' && isSame(item, entry)))
    .map(({ file, title }) => ({ file: LIST, title: `"${title}" of ${file} is listed but was not skipped` }));
