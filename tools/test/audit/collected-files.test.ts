import { expect, it } from '@jest/globals';
import { auditCollectedFiles, listTestFiles, looksLikeTest } from './collected-files.ts';

const noText = () => '';

it.each([
  'apps/shell/src/a.test.js',
  'apps/shell/src/a.spec.tsx',
  'apps/shell/src/a.tests.ts',
  'packages/i18n/src/a_test.ts',
  'e2e/journeys/a.test.mts',
  'tools/start/__tests__/a.mjs',
])('the name %s looks like a test', (file) => {
  expect(looksLikeTest(file, noText)).toBe(true);
});

it.each([
  "describe('a', () => {});",
  "import x from 'x';\nit('a', run);",
  "test.describe('a', run);",
  "it.each([1])('a', run);",
])('the code %j looks like a test in a file of any name', (code) => {
  expect(looksLikeTest('apps/shell/src/check-order.ts', () => code)).toBe(true);
});

it.each([
  ['apps/shell/src/latest.ts', 'export const test = 1;\nlatest(test);'],
  ['e2e/journeys/shared.ts', "export function describeAll() {\n  describe('a', run);\n}"],
  ['apps/shell/tsconfig.test.json', '{}'],
  ['tools/new-remote/template/a.test.ts.txt', "it('a', run);"],
])('%s is no test', (file, code) => {
  expect(looksLikeTest(file, () => code)).toBe(false);
});

it('fails for each file that looks like a test and did not run', () => {
  const entries = [{ file: 'a.test.ts' }];
  expect(auditCollectedFiles(entries, ['a.test.ts'], { deep: false })).toEqual([]);
  expect(auditCollectedFiles(entries, ['a.test.ts', 'a.test.js'], { deep: false })).toEqual([
    { file: 'a.test.js', title: expect.stringContaining('no project') },
  ]);
});

it('allows journeys of deep parts to define no test in the usual run, and asks for them in the deep run', () => {
  const files = ['e2e/releases/real-builds.spec.ts'];
  expect(auditCollectedFiles([], files, { deep: false })).toEqual([]);
  expect(auditCollectedFiles([], files, { deep: true })).toHaveLength(1);
});

it('finds this test among those of the repository', () => {
  expect(listTestFiles()).toContain('tools/test/audit/collected-files.test.ts');
});
