import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';

const REPORT = join(ROOT, 'reports/playwright.json');
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

function listSpecEntries(suite, titles = []) {
  const own = suite.specs.map((spec) => ({
    title: [...titles, spec.title].join(' › '),
    file: join('e2e', spec.file),
    outcome: OUTCOMES[spec.tests[0]?.status] ?? 'failed',
  }));
  const nested = (suite.suites ?? []).flatMap((child) => listSpecEntries(child, [...titles, child.title]));
  return [...own, ...nested];
}

/**
 * Runs all or some browser journeys and returns one entry per test.
 * @param {{deep?: boolean, files?: string[], onOutput?: (output: string) => void}} what paths below e2e
 */
export async function runPlaywright({ deep, files = [], onOutput = () => undefined }) {
  rmSync(REPORT, { force: true });
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = ['--import', 'tsx', '--conditions=source', cli, 'test', ...files];
  const { code, output } = await run(process.execPath, args, {
    cwd: join(ROOT, 'e2e'),
    env: { FORCE_COLOR: '0', ...(deep ? { COURIER_DEEP: '1' } : {}) },
  });
  onOutput(output);
  if (!existsSync(REPORT))
    return [{ title: 'playwright starts', file: 'e2e/playwright.config.ts', outcome: 'failed' }];
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const entries = report.suites.flatMap((suite) => listSpecEntries(suite));
  const isHonest = code === 0 || entries.some((entry) => entry.outcome === 'failed');
  return isHonest
    ? entries
    : [...entries, { title: 'playwright ends cleanly', file: 'e2e/playwright.config.ts', outcome: 'failed' }];
}
