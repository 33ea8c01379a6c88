import { relative } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { listRows } from './audit/requirement-rows.ts';
import type { JestSuite } from './jest-report.ts';
import type { Outcome, TestEntry } from './test-entry.ts';

/** Runs the API's tests a second time. */
const ON_POSTGRES = 'platform-api-postgres';
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  todo: 'skipped',
};

/** Converts the report of `jest-report.ts` to one entry per test; a file that does not load is one failed test. */
export function listJestEntries(suites: readonly JestSuite[]): TestEntry[] {
  return suites.flatMap(({ file: path, project: part, startedAt, milliseconds, tests }): TestEntry[] => {
    const file = relative(ROOT, path);
    const database = part === ON_POSTGRES ? ' (on PostgreSQL)' : '';
    const timing = { fileStartedAt: startedAt, fileMilliseconds: milliseconds };
    if (tests.length === 0)
      return [
        { title: `${file} loads${database}`, file, part, outcome: 'failed', milliseconds: 0, ...timing },
      ];
    return tests.map((test) => ({
      title: `${test.title}${database}`,
      file,
      part,
      outcome: OUTCOMES[test.status] ?? 'failed',
      rows: listRows(test.ownTitle),
      milliseconds: Math.round(test.milliseconds),
      ...timing,
    }));
  });
}
