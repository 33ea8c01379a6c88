import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { ROOT } from '../start/root.mjs';
import { CHECKS, checksForFolders, LINT_PARTS } from './checks.ts';
import { listTypeProjects, readTypeProjects } from './type-projects.mjs';

it('checks one app with the settings of the whole, and names no other app', () => {
  const checks = checksForFolders(['apps/vendor-admin/']);
  const titles = checks.map(({ title }) => title);
  expect(titles).toEqual(['types', 'lint', 'styles', 'format', 'dependency rules', 'translations']);
  for (const { title, file, args } of checks) {
    // Missing texts are a warning here and fail the check of all locales.
    if (title !== 'translations')
      expect(CHECKS.find((check) => check.title.startsWith(title))?.file).toBe(file);
    const folders = args.join(' ').match(/\bapps\/[a-z-]+/g);
    expect([title, new Set(folders)]).toEqual([title, new Set(['apps/vendor-admin'])]);
  }
});

it('checks the types of everything that depends on a package, such as the server', () => {
  const [types, ...others] = checksForFolders(['packages/sheet-reader', 'e2e']);
  expect(types?.args).toEqual(
    expect.arrayContaining([
      'packages/sheet-reader/tsconfig.test.json',
      'services/platform-api/tsconfig.json',
      'apps/bulk-upload/tsconfig.test.json',
      'e2e/tsconfig.json',
    ]),
  );
  expect(types?.args).not.toContain('apps/rider/tsconfig.json');
  const lint = others.find(({ title }) => title === 'lint');
  expect(lint?.args).toEqual(expect.arrayContaining(['packages/sheet-reader', 'e2e']));
});

it.each(['apps', 'packages/no-such-package', 'apps/no-such-app', '../apps/shell', '--fix'])(
  'refuses %s in one sentence',
  (folder) => {
    expect(() => checksForFolders([folder])).toThrow(`${folder} is no workspace of this repository`);
  },
);

it('lints each code file of the repository in exactly one part', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const countParts = (file: string) =>
    LINT_PARTS.filter(({ paths }) => paths.some((path) => file === path || file.startsWith(`${path}/`)))
      .length;
  const wrong = files.split('\n').filter((file) => file !== '' && countParts(file) !== 1);
  expect(wrong).toEqual([]);
});

it('checks every project of TypeScript of the repository', () => {
  const listed = execFileSync('git', ['ls-files', '*tsconfig.json', '*tsconfig.test.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const projects = listed
    .split('\n')
    .filter((file) => file.includes('/') && !file.endsWith('remote.tsconfig.json'));
  expect([...readTypeProjects().keys()].sort()).toEqual(projects.sort());
});

it('finds the projects that reference a folder, directly or not', () => {
  const projects = new Map<string, string[]>([
    ['packages/a/tsconfig.json', []],
    ['packages/a/tsconfig.test.json', ['packages/a/tsconfig.json']],
    ['services/b/tsconfig.json', ['packages/a/tsconfig.json']],
    ['services/b/tsconfig.test.json', ['services/b/tsconfig.json']],
    ['apps/c/tsconfig.json', []],
  ]);
  expect(listTypeProjects(['packages/a'], projects)).toEqual([
    'packages/a/tsconfig.json',
    'packages/a/tsconfig.test.json',
    'services/b/tsconfig.json',
    'services/b/tsconfig.test.json',
  ]);
  expect(listTypeProjects(['apps/c'], projects)).toEqual(['apps/c/tsconfig.json']);
});
