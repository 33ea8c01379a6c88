import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST_NAMES = 15;

interface Export {
  reason: string;
  names: string[];
  file: string;
}

/** Each export statement with the comment above it. */
const listExports = (source: string): Export[] =>
  [...source.matchAll(/(?:^\/\/ (.+)\n)?^export (?:type )?\{([^}]+)\} from '([^']+)';/gm)].map(
    ([, reason = '', names = '', file = '']) => ({
      reason,
      names: names
        .split(',')
        .map((name) => name.replace(/^\s*type /, '').trim())
        .filter(Boolean),
      file,
    }),
  );

const source = readFileSync(join(__dirname, 'index.ts'), 'utf8');

it('the demonstration gets at most fifteen names of the server', () => {
  const exports = listExports(source);
  expect(exports.length).toBeGreaterThan(0);
  expect(exports.flatMap(({ names }) => names).length).toBeLessThanOrEqual(MOST_NAMES);
});

it('each name has its reason in the line above', () => {
  const unexplained = listExports(source).filter(({ names, reason }) => names.length !== 1 || reason === '');
  expect(unexplained).toEqual([]);
});

it('the server exports nothing in another form', () => {
  expect(source.match(/^export /gm)).toHaveLength(listExports(source).length);
  expect(listExports("// Why.\nexport type { A } from './a';\nexport * as all from './b';\n")).toEqual([
    { reason: 'Why.', names: ['A'], file: './a' },
  ]);
});
