import { fail } from '../start/fail.mjs';
import { run } from '../start/run.mjs';
import { CHECKS, checksForFolders } from './checks.mjs';
import { hashTree, recordGreen, toCheckKey, wasGreen } from './green-checks.mjs';

const AT_ONCE = 2;

/**
 * Runs static checks, two at a time, prints failures, and returns one entry per check.
 * @param {readonly object[]} checks
 * @param {{fresh?: boolean}} options `fresh` runs checks again whose inputs have not changed
 */
export async function verify(checks = CHECKS, { fresh = false } = {}) {
  const entries = [];
  const hashes = fresh ? null : hashTree();
  const waiting = [...checks];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      entries.push(await runCheck(check, hashes));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return entries;
}

function listRequestedChecks(folders) {
  if (folders.length === 0) return CHECKS;
  try {
    return checksForFolders(folders);
  } catch (error) {
    return fail(error.message);
  }
}

async function runCheck(check, hashes) {
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
 * Runs the checks of a command line.
 * @param {readonly string[]} args folders, or none for all checks; `--fresh` runs unchanged checks again
 * @returns {Promise<number>} exit code
 */
export async function runRequestedChecks(args) {
  const checks = listRequestedChecks(args.filter((arg) => arg !== '--fresh'));
  const entries = await verify(checks, { fresh: args.includes('--fresh') });
  return entries.every((entry) => entry.outcome === 'passed') ? 0 : 1;
}
