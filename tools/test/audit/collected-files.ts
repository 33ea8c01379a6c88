import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import { DEEP_PARTS } from '../deep-parts.ts';
import type { TestPlace } from '../test-entry.ts';

const SOURCE = /\.[cm]?[jt]sx?$/;
const TEST_NAME = /(^|\/)__tests__\/|[._](tests?|specs?)\.[cm]?[jt]sx?$/i;
/** Shared tests are defined within functions, so their calls are indented. */
const TEST_CODE = /^(?:describe|it|test)\b[.(]/m;

/** Has the name of a test file, or defines tests. */
export const looksLikeTest = (file: string, readText: (file: string) => string): boolean =>
  SOURCE.test(file) && (TEST_NAME.test(file) || TEST_CODE.test(readText(file)));

/** Tracked and new files of this clone that look like tests. */
export function listTestFiles(): string[] {
  const readText = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  const deleted = execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: ROOT, encoding: 'utf8' });
  const gone = new Set(deleted.split('\0'));
  return listed
    .split('\0')
    .filter((file) => file !== '' && !gone.has(file))
    .filter((file) => looksLikeTest(file, readText));
}

/** Journeys of deep parts may define no test in the usual run. */
const isDeepOnly = (file: string) =>
  Object.values(DEEP_PARTS).some(({ e2e = [] }) => e2e.some((end) => file.endsWith(`/${end}`)));

/**
 * One failure for each file that looks like a test and ran in no project.
 * @param entries of a whole run
 * @param files that look like tests
 */
export function auditCollectedFiles(
  entries: readonly { file: string }[],
  files: readonly string[],
  { deep }: { deep: boolean },
): TestPlace[] {
  const collected = new Set(entries.map(({ file }) => file));
  return files
    .filter((file) => !collected.has(file) && (deep || !isDeepOnly(file)))
    .map((file) => ({ file, title: 'looks like a test, and no project of jest or Playwright runs it' }));
}
