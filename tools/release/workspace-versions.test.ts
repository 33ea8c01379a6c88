import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';
import { restoreRanges, writeLockVersions } from './workspace-versions.ts';

const LERNA_CHANGELOG = '# Change Log\n\n### Bug Fixes\n\n* **tools:** keep signals 77b645d\n';

it('a version of lerna changes no range between workspaces', () => {
  expect(restoreRanges('"@courier/i18n": "^1.2.0", "zod": "^4.0.0", "@courier/config": "*"')).toBe(
    '"@courier/i18n": "*", "zod": "^4.0.0", "@courier/config": "*"',
  );
});

it('a version of lerna changes one line of the lock file for each workspace', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const before = lock.split('\n');
  const after = writeLockVersions(lock, { 'packages/config': '9.8.7' }).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual(['      "version": "9.8.7",']);
  expect(JSON.parse(after.join('\n')).packages['packages/config'].version).toBe('9.8.7');
});

it('lerna versions no package whose version the API reports decide', () => {
  const { packages } = readJson('lerna.json');
  for (const name of Object.keys(readJson('docs/api-reports/released/versions.json')))
    expect(packages).not.toContain(`packages/${name}`);
  expect(packages).not.toContain('packages/*');
});

it('a changelog as lerna writes it passes the format check', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), '--stdin-filepath', 'packages/remote-kit/CHANGELOG.md'],
    { cwd: ROOT, input: LERNA_CHANGELOG, encoding: 'utf8' },
  );
  expect(stdout).toBe(LERNA_CHANGELOG);
});
