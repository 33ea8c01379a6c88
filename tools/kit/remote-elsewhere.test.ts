import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT } from '../start/root.mjs';

let home: string;
let folder: string;

/** Links other packages, so that this test needs no registry. `test:deep -- kit` installs them. */
function linkOthers(from: string, to: string) {
  for (const name of readdirSync(from)) {
    if (name === '@courier' || name === '.bin' || name === '.package-lock.json') continue;
    symlinkSync(join(from, name), join(to, name));
  }
}

function unpackOurs(packs: string, modules: string) {
  for (const file of readdirSync(packs)) {
    const name = file.replace(/^courier-(.*)-\d+\.\d+\.\d+\.tgz$/, '$1');
    const target = join(modules, '@courier', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['xzf', join(packs, file), '-C', target, '--strip-components=1']);
  }
}

const kit = (...args: string[]) =>
  execFileSync(
    process.execPath,
    [join(folder, 'node_modules/@courier/remote-kit/courier-remote.mjs'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    },
  );

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'courier-elsewhere-'));
  folder = join(home, 'remote');
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  linkOthers(join(ROOT, 'node_modules'), modules);
  execFileSync(process.execPath, [join(ROOT, 'tools/kit/pack.ts'), join(home, 'packs')], { stdio: 'pipe' });
  unpackOurs(join(home, 'packs'), modules);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('a new remote in another repository passes its own types and tests with the packed packages', () => {
  kit('new', 'parcel-lockers');
  expect(() => kit('test')).not.toThrow();
});
