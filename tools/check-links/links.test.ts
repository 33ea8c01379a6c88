import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

it.each(documents)('%s links to files that are there', (document) => {
  const links = [...readFileSync(join(ROOT, document), 'utf8').matchAll(LINK)].map(
    ([, target = '']) => target,
  );
  const gone = links
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(ROOT, dirname(document), target)));
  expect(gone).toEqual([]);
});
