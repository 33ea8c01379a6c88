import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import type { TestEntry, TestPlace } from '../test-entry.ts';

interface SkippedTest extends TestPlace {
  reason?: string;
}

const LIST = 'tools/test/skipped.json';

/** Tests that may be skipped: file, title and reason. */
export const readSkipList = (): SkippedTest[] => JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'));

const isSame = (one: TestPlace, other: TestPlace) => one.file === other.file && one.title === other.title;

/** Turns tests that were skipped without a listed reason into failures: `it.only` skips the rest of its file. */
export const failSkippedTests = (entries: readonly TestEntry[], list: readonly SkippedTest[]): TestEntry[] =>
  entries.map((entry): TestEntry =>
    entry.outcome === 'skipped' && !list.some((item) => isSame(item, entry) && item.reason?.trim())
      ? { ...entry, outcome: 'failed', title: `${entry.title} (skipped, and ${LIST} gives no reason)` }
      : entry,
  );

/** One failure for each item of the list whose test was not skipped in this whole run. */
export const auditSkipList = (entries: readonly TestEntry[], list: readonly SkippedTest[]): TestPlace[] =>
  list
    .filter((item) => !entries.some((entry) => entry.outcome === 'skipped' && isSame(item, entry)))
    .map(({ file, title }) => ({ file: LIST, title: `"${title}" of ${file} is listed but was not skipped` }));
