import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';

const REPORT = join(ROOT, 'reports/jest.json');
const OUTCOMES = { passed: 'passed', failed: 'failed', pending: 'skipped', todo: 'skipped' };

/** Runs every jest project and answers one entry per test; a file that does not load counts as one failed test. */
export async function runJest({ deep }) {
  rmSync(REPORT, { force: true });
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const { code } = await run(
    process.execPath,
    [
      jest,
      '--silent',
      '--maxWorkers=2',
      '--workerIdleMemoryLimit=1GB',
      '--json',
      `--outputFile=${REPORT}`,
      '--reporters=default',
    ],
    { env: { FORCE_COLOR: '0', ...(deep ? { COURIER_DEEP: '1' } : {}) } },
  );
  if (!existsSync(REPORT)) return [{ title: 'jest starts', file: 'jest.config.mjs', outcome: 'failed' }];
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const entries = report.testResults.flatMap((suite) => {
    const file = relative(ROOT, suite.name);
    if (suite.assertionResults.length === 0) return [{ title: `${file} loads`, file, outcome: 'failed' }];
    return suite.assertionResults.map((test) => ({
      title: test.fullName,
      file,
      outcome: OUTCOMES[test.status] ?? 'failed',
    }));
  });
  const isHonest = code === 0 || entries.some((entry) => entry.outcome === 'failed');
  return isHonest
    ? entries
    : [...entries, { title: 'jest ends cleanly', file: 'jest.config.mjs', outcome: 'failed' }];
}
