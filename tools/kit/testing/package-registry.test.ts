import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPackageRegistry, type PackageRegistry } from './package-registry';

let home = '';
let registry: PackageRegistry;

/** The server answers in this process, so npm must not block it. */
const npm = (folder: string, ...args: string[]) =>
  promisify(execFile)(
    'npm',
    [...args, '--cache', join(home, 'cache'), '--no-audit', '--no-fund', '--loglevel', 'error'],
    {
      cwd: folder,
    },
  );

function writePackage(version: string): string {
  const folder = join(home, `sample-${version}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@courier/sample', version }));
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
  return folder;
}
const installedVersion = (folder: string) =>
  (
    JSON.parse(readFileSync(join(folder, 'node_modules/@courier/sample/package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'courier-registry-'));
  registry = await startPackageRegistry();
});
afterEach(async () => {
  await registry.close();
  rmSync(home, { recursive: true, force: true });
});

it('npm publishes each version once, with a token, and installs the newest', async () => {
  const first = writePackage('1.0.0');
  await npm(first, 'publish');
  await expect(npm(first, 'publish')).rejects.toThrow(/previously published|published already/);
  const remote = join(home, 'remote');
  mkdirSync(remote);
  writeFileSync(join(remote, '.npmrc'), `@courier:registry=${registry.address}\n`);
  await npm(remote, 'install', '@courier/sample');
  expect(installedVersion(remote)).toBe('1.0.0');

  const second = writePackage('1.1.0');
  writeFileSync(join(second, '.npmrc'), `@courier:registry=${registry.address}\n`);
  await expect(npm(second, 'publish')).rejects.toThrow(/ENEEDAUTH|E401/);
  writeFileSync(join(second, '.npmrc'), registry.npmrc);
  await npm(second, 'publish');
  expect(registry.published()).toEqual({ '@courier/sample': ['1.0.0', '1.1.0'] });
  await npm(remote, 'install', '@courier/sample@latest', '--prefer-online');
  expect(installedVersion(remote)).toBe('1.1.0');
});
