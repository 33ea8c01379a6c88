import { expect, it } from '@jest/globals';
import { hashTree, toCheckKey } from './green-checks.ts';

const TREE = new Map([
  ['apps/shell/src/a.ts', '1'],
  ['apps/shell-2/src/a.ts', '1'],
  ['packages/config/src/a.ts', '1'],
  ['.oxlintrc.json', '1'],
]);
const check = { args: ['oxlint', 'apps/shell'], inputs: ['apps/shell', 'packages', '.oxlintrc.json'] };
const changed = (path: string) => new Map([...TREE, [path, '2']]);

it.each(['apps/shell/src/a.ts', 'packages/config/src/a.ts', '.oxlintrc.json', 'apps/shell/src/new.ts'])(
  'a check runs again after a change of %s, its input',
  (path) => {
    expect(toCheckKey(check, changed(path))).not.toBe(toCheckKey(check, TREE));
  },
);

it('a check runs again if a file is gone or its command changed', () => {
  const without = new Map([...TREE].filter(([path]) => path !== 'packages/config/src/a.ts'));
  expect(toCheckKey(check, without)).not.toBe(toCheckKey(check, TREE));
  expect(toCheckKey({ ...check, args: ['oxlint'] }, TREE)).not.toBe(toCheckKey(check, TREE));
});

it('a change elsewhere does not matter, and each file matters for a check of the whole tree', () => {
  expect(toCheckKey(check, changed('apps/shell-2/src/a.ts'))).toBe(toCheckKey(check, TREE));
  const whole = { args: ['knip'], inputs: ['.'] };
  for (const path of TREE.keys()) expect(toCheckKey(whole, changed(path))).not.toBe(toCheckKey(whole, TREE));
});

it('a check without inputs, or in a folder without git, always runs', () => {
  expect(toCheckKey({ args: ['node', 'a.mjs'] }, TREE)).toBeNull();
  expect(toCheckKey(check, null)).toBeNull();
});

it('hashes the files of this repository', () => {
  const hashes = hashTree();
  expect(hashes?.get('tools/test/green-checks.test.ts')).toMatch(/[0-9a-f]{40}/);
  expect(hashes?.has('node_modules/.package-lock.json')).toBe(false);
});
