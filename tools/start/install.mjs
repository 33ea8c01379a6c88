import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.mjs';
import { fail } from './fail.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules/.courier-lockfile');
const NEEDED_BYTES = 2 * 1024 ** 3;

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfileHash();

/** @param {string} output of npm */
function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) {
    return 'The disk is full. Free at least 2 GB and run the command again.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|network/i.test(output)) {
    return 'The npm registry cannot be reached. Check the connection (or `npm config get registry`) and run the command again.';
  }
  if (/EACCES|EPERM/.test(output)) {
    return `This account may not write to ${ROOT}. Make the folder yours (chown) and run the command again.`;
  }
  return 'Installing failed; npm says why above. Fix that and run the command again.';
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize >= NEEDED_BYTES) return;
  fail(
    `Installing needs 2 GB of disk and only ${Math.round((bavail * bsize) / 1024 ** 2)} MB are free at ${ROOT}.`,
  );
}

/** Installs the locked dependencies unless exactly these are installed. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  checkDisk();
  process.stdout.write('Installing dependencies ');
  const started = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lockfile from a registry that lacks binaries of unused platforms.
  const { code, output } = await run(
    npm,
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      quiet: true,
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  if (code !== 0) {
    console.error(output.slice(-4000));
    fail(explain(output));
  }
  // Replaced, because a copy of the repository may share the file as a hard link.
  writeAtomically(STAMP, lockfileHash());
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
