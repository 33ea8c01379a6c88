import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isBuilt, removeBuildStamp, writeBuildStamp } from './build-stamp.ts';

let root: string;
let options: { root: string; site: string };
const write = (path: string, text = 'x') => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'courier-stamp-'));
  options = { root, site: join(root, 'dist/site') };
  for (const path of ['apps/shell/src/main.ts', 'package-lock.json', 'dist/site/registry/courier.json'])
    write(path);
  writeBuildStamp(options);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('needs no build while nothing has changed', () => {
  expect(isBuilt(options)).toBe(true);
});

it.each([
  ['a changed source', () => write('apps/shell/src/main.ts', 'xy')],
  [
    'a source of the same size, written later',
    () => utimesSync(write('apps/shell/src/main.ts'), new Date(), new Date(Date.now() + 5000)),
  ],
  ['a new source', () => write('packages/config/src/index.ts')],
  ['a removed source', () => rmSync(join(root, 'apps/shell/src/main.ts'))],
  ['another lock file', () => write('package-lock.json', 'xy')],
  ['a changed tool', () => write('tools/publish/publish.ts')],
  ['a registry that another command changed', () => write('dist/site/registry/courier.json', 'xy')],
  ['a removed result', () => rmSync(join(root, 'dist/site/registry'), { recursive: true })],
  ['a build that was begun and not finished', () => removeBuildStamp(options)],
])('needs a build after %s', (_name, change) => {
  change();
  expect(isBuilt(options)).toBe(false);
});

it('needs a build for another environment', () => {
  expect(isBuilt({ ...options, environment: 'prd' })).toBe(false);
});

it('needs no build after a changed test or an installation within a package', () => {
  write('apps/shell/src/main.test.ts');
  write('apps/shell/node_modules/x/index.js');
  write('apps/shell/types/main.d.ts');
  expect(isBuilt(options)).toBe(true);
});
