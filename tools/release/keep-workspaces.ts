import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../start/root.mjs';
import { restoreRanges, writeLockVersions } from './workspace-versions.ts';

readArguments({
  usage: `usage: npm run version\nRun by "lerna version" before its commit: restores the ranges between workspaces and the lock file.`,
});

/**
 * Lerna replaces a workspace's range by a version, and npm would add binaries of other platforms to the lock file;
 * only the workspaces' versions may change.
 */
const LOCK = join(ROOT, 'package-lock.json');
const lock = readFileSync(LOCK, 'utf8');
const folders = Object.keys(JSON.parse(lock).packages).filter(
  (folder) => folder !== '' && !folder.includes('node_modules/'),
);
const versions: Record<string, string> = {};
for (const folder of folders) {
  const file = join(ROOT, folder, 'package.json');
  const text = restoreRanges(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  versions[folder] = JSON.parse(text).version;
}
writeFileSync(LOCK, writeLockVersions(lock, versions));
