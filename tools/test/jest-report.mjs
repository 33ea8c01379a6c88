import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

export const REPORT = join(ROOT, 'reports/jest.json');

/**
 * Writes all tests with their file, project and durations, which jest's own `--json` omits: a file may run in
 * two projects.
 */
export default class JestReport {
  onRunComplete(_contexts, results) {
    const suites = results.testResults.map(({ testFilePath, displayName, perfStats, testResults }) => ({
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
    }));
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, JSON.stringify(suites));
  }
}
