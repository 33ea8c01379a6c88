import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

/** Where the reporter writes. */
export const REPORT = join(ROOT, 'reports/jest.json');

/**
 * Writes every file's tests with the project they ran in, which jest's own `--json` leaves out: the same file may run
 * in two projects.
 */
export default class JestReport {
  onRunComplete(_contexts, results) {
    const suites = results.testResults.map(({ testFilePath, displayName, testResults }) => ({
      file: testFilePath,
      project: displayName?.name ?? '',
      tests: testResults.map(({ fullName, status }) => ({ title: fullName, status })),
    }));
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, JSON.stringify(suites));
  }
}
