import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/root.mjs';

const PAGE = readFileSync(join(ROOT, 'docs/how-to/field.md'), 'utf8');
const STEP = /^`(?<path>[^`\s]+)`\n(?<changes>(?:\n```diff\n[\s\S]*?\n```\n)+)/gm;

/** Files of the page with their changes, in its order. */
const steps = [...PAGE.matchAll(STEP)].map(({ groups: { path = '', changes = '' } = {} }) => ({
  path,
  changes: [...changes.matchAll(/```diff\n([\s\S]*?)\n```/g)].map(([, lines = '']) => lines.split('\n')),
}));
type Step = (typeof steps)[number];
const sources = steps.filter(({ path }) => !path.endsWith('.json'));

/** The file after the changes of the page. */
function applyChanges({ path, changes }: Step): string {
  const file = join(ROOT, path);
  return changes.reduce(
    (text, lines) => {
      const side = (sign: string) =>
        lines
          .filter((line) => line.startsWith(' ') || line.startsWith(sign))
          .map((line) => `${line.slice(1)}\n`)
          .join('');
      return replaceOnce(text, side('-'), side('+'), path);
    },
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
}

function replaceOnce(text: string, before: string, after: string, path: string): string {
  if (before === '' && text === '') return after;
  const parts = text.split(before);
  // A short context may occur again further down; the page means its last place.
  if (before === '' || parts.length < 2) throw new Error(`${path} has no such lines:\n${before}`);
  return `${parts.slice(0, -1).join(before)}${after}${parts.at(-1)}`;
}

it('takes six source files and the English texts', () => {
  expect(sources).toHaveLength(6);
  expect(steps.filter(({ path }) => path.endsWith('.json')).every(({ path }) => /\ben\b/.test(path))).toBe(
    true,
  );
});

it.each(steps.map((step): [string, Step] => [step.path, step]))('changes %s as it is now', (path, step) => {
  const after = applyChanges(step);
  expect(after).toMatch(/reference/i);
  if (path.endsWith('.json')) return void JSON.parse(after);
  const { diagnostics = [] } = ts.transpileModule(after, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
});

it('creates one new file, the migration', () => {
  const created = steps.filter(({ path }) => !existsSync(join(ROOT, path)));
  expect(created.map(({ path }) => path)).toEqual([
    'services/platform-api/src/platform/db/migrations/0900-shop-references.ts',
  ]);
});
