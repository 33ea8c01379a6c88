import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

/** A source file in code style with at least one folder; built files are not sources. */
const NAMED_FILE = /`(?!dist\/)((?:[\w@.{},-]+\/)+[\w@.{},-]+\.(?:tsx?|mjs|cjs|css|html|cfg|yaml))`/g;
/** Files that an example adds. */
const EXAMPLES = new Set(['services/platform-api/src/platform/db/migrations/0900-shop-references.ts']);

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expandBraces(path: string): string[] {
  const [whole, names] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || names === undefined) return [path];
  return names.split(',').flatMap((name) => expandBraces(path.replace(whole, name)));
}

/** Every end of a path, because a page names files below the folder it describes. */
const ends = new Set(
  listFiles().flatMap((file) => file.split('/').map((_, index, names) => names.slice(index).join('/'))),
);

const findMissingFiles = (text: string) =>
  [...text.matchAll(NAMED_FILE)]
    .flatMap(([, path = '']) => expandBraces(path))
    .filter((path) => !ends.has(path) && !EXAMPLES.has(path));

it.each(listFiles('*.md'))('%s names only source files that exist', (document) => {
  expect(findMissingFiles(readFileSync(join(ROOT, document), 'utf8'))).toEqual([]);
});

it('finds a file that is gone, also among several names', () => {
  const text =
    'In `check-links/named-files.test.ts`, `tools/check-links/{links,gone}.test.ts` and `dist/server.mjs`.';
  expect(findMissingFiles(text)).toEqual(['tools/check-links/gone.test.ts']);
});
