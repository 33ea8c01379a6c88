import { afterAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const RULE = 'rooms/no-partial-tests';
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

interface Diagnostic {
  filename: string;
  labels: { span: { line: number } }[];
}

/** `file:line` of each finding, with the files that the settings of `npm run verify` name for this rule. */
function findPartialTests(files: Readonly<Record<string, readonly string[]>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'courier-partial-'));
  folders.push(folder);
  const { overrides }: { overrides: { rules: Record<string, unknown> }[] } = JSON.parse(
    readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'),
  );
  const config = {
    jsPlugins: [join(ROOT, 'tools/lint/room-rules.ts')],
    categories: { correctness: 'off' },
    overrides: overrides
      .filter(({ rules }) => RULE in rules)
      .map((override) => ({ ...override, rules: { [RULE]: override.rules[RULE] } })),
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(runLinter(folder));
  return diagnostics.map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`).sort();
}

/** The linter exits with 1 on findings. */
function runLinter(cwd: string): string {
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--format=json', '.'];
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout;
}

const PARTIAL_TESTS = [
  "it.only('a', run);",
  "it['only']('a', run);",
  "it.only.each([1])('a', run);",
  "it.each([1]).skip('a', run);",
  "test.describe.only('a', run);",
  "test.describe.serial.only('a', run);",
  "test.fixme('a', run);",
  "test.fail('a', run);",
  "it.failing('a', run);",
  "it.todo('a');",
  'test.skip(slow);',
  'test.info().skip();',
  "(slow ? it : it.skip)('a', run);",
  'const { skip } = test;',
  "fit('a', run);",
  "fit.each([1])('a', run);",
  "xdescribe('a', run);",
];

it('finds each way to leave out tests, in tests of jest and journeys alike', () => {
  const files = ['apps/shell/src/a.test.tsx', 'tools/start/a.test.mjs', 'e2e/journeys/a.spec.ts'];
  const findings = findPartialTests(Object.fromEntries(files.map((file) => [file, PARTIAL_TESTS])));
  const expected = files.flatMap((file) => PARTIAL_TESTS.map((_, index) => `${file}:${index + 1}`));
  expect(findings).toEqual(expected.sort());
});

it('allows tests that run, and the same words elsewhere', () => {
  const lines = [
    "it.each([1])('a', run);",
    "test.describe.serial('a', run);",
    'test.setTimeout(1000);',
    'export const rest = rows.only(list.skip(2));',
    'reader.fail();',
    'export const camera = { fit: bounds };',
    'camera.fit(bounds);',
  ];
  expect(findPartialTests({ 'e2e/a.spec.ts': lines, 'apps/shell/src/a.ts': ['it.skip(2);'] })).toEqual([]);
});
