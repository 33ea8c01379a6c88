import { expect, it } from '@jest/globals';
import { CHECKS, checksForApp } from './checks.mjs';

it('checks one app with the settings of the whole, and names no other app', () => {
  const checks = checksForApp('apps/vendor-admin/');
  const titles = checks.map(({ title }) => title);
  expect(titles).toEqual(['types', 'lint', 'styles', 'format', 'dependency rules', 'translations']);
  for (const { title, file, args } of checks) {
    // Missing texts are a warning here and fail the check of all locales.
    if (title !== 'translations') expect(CHECKS.find((check) => check.title === title)?.file).toBe(file);
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
