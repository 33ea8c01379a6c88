import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

export const REPORT = join(ROOT, 'reports/jest.json');

/**
 * Writes all tests with their file and project, which jest's own `--json` omits: a file may run in two
 * projects.
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
