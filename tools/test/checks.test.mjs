import { expect, it } from '@jest/globals';
import { CHECKS, checksForApp } from './checks.mjs';

it('checks one app with the settings of the whole, and names no other app', () => {
  const checks = checksForApp('apps/vendor-admin/');
  expect(checks.map(({ title }) => title)).toEqual(['types', 'lint', 'styles', 'format', 'dependency rules']);
  for (const { title, file, args } of checks) {
    expect(CHECKS.find((check) => check.title === title)?.file).toBe(file);
    const folders = args.join(' ').match(/\bapps\/[a-z-]+/g);
    expect([title, new Set(folders)]).toEqual([title, new Set(['apps/vendor-admin'])]);
  }
});

it.each(['apps', 'packages/config', 'apps/no-such-app', '../apps/shell', '--fix'])(
  'refuses %s in one sentence',
  (folder) => {
    expect(() => checksForApp(folder)).toThrow(`${folder} is no app of this repository`);
  },
);
