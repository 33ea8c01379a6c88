import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

interface JestTest {
  title: string;
  ownTitle: string;
  status: string;
  milliseconds: number;
}

export interface JestSuite {
  file: string;
  project: string;
  startedAt?: number;
  milliseconds?: number;
  tests: JestTest[];
}

/** The part of jest's results that the report needs. */
interface JestResults {
  testResults: {
    testFilePath: string;
    displayName?: { name: string };
    perfStats: { start: number; end: number };
    testResults: { fullName: string; title: string; status: string; duration?: number | null }[];
  }[];
}

export const REPORT = join(ROOT, 'reports/jest.json');

/**
 * Writes all tests with their file, project and durations, which jest's own `--json` omits: a file may run in
 * two projects.
 */
export default class JestReport {
  onRunComplete(_contexts: unknown, results: JestResults): void {
    const suites = results.testResults.map(
      ({ testFilePath, displayName, perfStats, testResults }): JestSuite => ({
        file: testFilePath,
        project: displayName?.name ?? '',
        // A file that does not load has no times.
        ...(perfStats.start > 0
          ? { startedAt: perfStats.start, milliseconds: perfStats.end - perfStats.start }
          : {}),
        tests: testResults.map(({ fullName, title, status, duration }) => ({
          title: fullName,
          ownTitle: title,
          status,
          milliseconds: duration ?? 0,
        })),
      }),
    );
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, JSON.stringify(suites));
  }
}
