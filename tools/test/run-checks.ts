import { readArguments } from '../arguments/read-arguments.ts';
import { fail } from '../start/fail.mjs';
import { run } from '../start/run.mjs';
import { CHECKS, checksForFolders, type Check } from './checks.ts';
import { hashTree, recordGreen, toCheckKey, wasGreen } from './green-checks.ts';
import type { TestEntry } from './test-entry.ts';

const AT_ONCE = 2;

/**
 * Runs static checks, two at a time, prints failures, and returns one entry per check.
 * @param options `fresh` runs checks again whose inputs have not changed
 */
export async function verify(
  checks: readonly Check[] = CHECKS,
  { fresh = false } = {},
): Promise<TestEntry[]> {
  const entries: TestEntry[] = [];
  const hashes = fresh ? null : hashTree();
  const waiting = [...checks];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      entries.push(await runCheck(check, hashes));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return entries;
}

function listRequestedChecks(folders: readonly string[]): readonly Check[] {
  if (folders.length === 0) return CHECKS;
  try {
    return checksForFolders(folders);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function runCheck(check: Check, hashes: ReturnType<typeof hashTree>): Promise<TestEntry> {
  const { title, file, args, env, printsResult } = check;
  const started = Date.now();
  const key = toCheckKey(check, hashes);
  const isUnchanged = wasGreen(title, key);
  const { code, output } = isUnchanged
    ? { code: 0, output: '' }
    : await run(process.execPath, args, { quiet: true, dots: false, env });
  const milliseconds = Date.now() - started;
  if (code === 0 && !isUnchanged) recordGreen(title, key);
  if (isUnchanged) console.log(`verify: ${title} ok, unchanged since it was green`);
  else if (code === 0)
    console.log(`${printsResult ? output : ''}verify: ${title} ok, ${(milliseconds / 1000).toFixed(1)} s`);
  else console.error(`${output.slice(-12000)}\nverify: ${title} failed`);
  return {
    title: `verify: ${title}`,
    file,
    part: 'static checks',
    outcome: code === 0 ? 'passed' : 'failed',
    milliseconds,
    fileStartedAt: started,
    fileMilliseconds: milliseconds,
  };
}

/**
 * Runs the checks of the command line.
 * @returns exit code
 */
export async function runRequestedChecks(): Promise<number> {
  const { values, positionals } = readArguments({
    usage:
      'npm run verify -- [folder …] [--fresh]\nRuns all static checks, or those of workspaces; --fresh runs unchanged checks again.',
    options: { fresh: { type: 'boolean', default: false } },
    most: Infinity,
  });
  const entries = await verify(listRequestedChecks(positionals), values);
  return entries.every((entry) => entry.outcome === 'passed') ? 0 : 1;
}
