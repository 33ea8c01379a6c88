import { existsSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { run } from '../start/run.mjs';
import { TESTS_FAILED, withCleanEnd } from './clean-end.ts';
import { listJestEntries } from './jest-entries.ts';
import { REPORT } from './jest-report.ts';
import { afterSecondTry, filesToTryAgain } from './second-try.ts';
import type { TestEntry } from './test-entry.ts';

const REPORTER = join(ROOT, 'tools/test/jest-report.ts');
const BUILT_SERVER = join(ROOT, 'services/platform-api/dist/server.mjs');

/** Everything by default. */
interface JestRun {
  deep?: boolean | undefined;
  projects?: readonly string[];
  /** Ends of paths. */
  files?: readonly string[];
  /**
   * Repeats all tests of the API on the embedded database; by default in the deep run and in runs of named
   * projects.
   */
  everyDatabase?: boolean;
  /** Receives the whole output of each run. */
  onOutput?: (output: string) => void;
}

/**
 * Runs jest and returns one entry per test; a file that does not load counts as one failed test. If few files
 * failed, they run once more, alone; tests that pass then are marked.
 */
export async function runJest(what: JestRun): Promise<readonly TestEntry[]> {
  const entries = await runOnce(what);
  const files = filesToTryAgain(entries);
  if (files.length === 0) return entries;
  console.log(`\nOnce more, alone: ${files.join(', ')}`);
  return afterSecondTry(entries, await runOnce({ ...what, files }));
}

async function runOnce({
  deep,
  projects,
  files,
  everyDatabase = deep || projects !== undefined,
  onOutput = () => undefined,
}: JestRun): Promise<readonly TestEntry[]> {
  rmSync(REPORT, { force: true });
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const { code, output } = await run(
    process.execPath,
    [
      // Workers use all cores, so threads for garbage collection do not help.
      '--single-threaded-gc',
      jest,
      '--silent',
      `--testFailureExitCode=${TESTS_FAILED}`,
      // Workers often wait for answers and timers, so four of them use two cores.
      '--maxWorkers=4',
      // A restarted worker loads all modules and opens its databases again.
      `--workerIdleMemoryLimit=${Math.floor(totalmem() / 12)}`,
      '--reporters=default',
      `--reporters=${REPORTER}`,
      ...(projects ? ['--selectProjects', ...projects] : []),
      ...(files ? ['--testPathPatterns', ...files.map((file) => `/${file}$`)] : []),
    ],
    {
      env: {
        FORCE_COLOR: '0',
        // Test data is short-lived: a large new space reduces garbage collection.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
        COURIER_SERVER: BUILT_SERVER,
        ...(deep ? { COURIER_DEEP: '1' } : {}),
        // A failed query prints its roles; printing the page would take a twentieth of the total time.
        DEBUG_PRINT_LIMIT: '0',
        ...(everyDatabase ? {} : { COURIER_EMBEDDED_WHERE_IT_DIFFERS: '1' }),
      },
    },
  );
  onOutput(output);
  if (!existsSync(REPORT)) return [{ title: 'jest starts', file: 'jest.config.mjs', outcome: 'failed' }];
  return withCleanEnd(listJestEntries(JSON.parse(readFileSync(REPORT, 'utf8'))), code);
}
