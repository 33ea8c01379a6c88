import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';
import { listPlaywrightEntries } from './playwright-entries.ts';
import type { TestEntry } from './test-entry.ts';

const REPORT = join(ROOT, 'reports/playwright.json');

interface PlaywrightRun {
  deep?: boolean | undefined;
  /** Paths below e2e; all by default. */
  files?: readonly string[];
  onOutput?: (output: string) => void;
}

/** Runs all or some browser journeys and returns one entry per test. */
export async function runPlaywright({
  deep,
  files = [],
  onOutput = () => undefined,
}: PlaywrightRun): Promise<TestEntry[]> {
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
  const entries = listPlaywrightEntries(JSON.parse(readFileSync(REPORT, 'utf8')));
  const isHonest = code === 0 || entries.some((entry) => entry.outcome === 'failed');
  return isHonest
    ? entries
    : [...entries, { title: 'playwright ends cleanly', file: 'e2e/playwright.config.ts', outcome: 'failed' }];
}
