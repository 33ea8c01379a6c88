import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { DEEP_PARTS, type DeepPart } from './deep-parts.ts';

const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts', ':!tools/test'], {
  cwd: ROOT,
})
  .toString()
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)));
const parts = Object.entries(DEEP_PARTS);
const listPartFiles = ({ jest, e2e }: DeepPart) => [...(jest?.files ?? []), ...(e2e ?? [])];

it('every test with a deep run is in exactly one part', () => {
  const counted = tests.filter((path) =>
    readFileSync(join(ROOT, path), 'utf8').includes("env['COURIER_DEEP']"),
  );
  expect(counted.length).toBeGreaterThan(10);
  for (const path of counted) {
    const of = parts.filter(([, part]) => listPartFiles(part).some((file) => path.endsWith(`/${file}`)));
    expect([path, of.map(([name]) => name)]).toEqual([path, [expect.any(String)]]);
  }
});

it.each(parts)('%s names one test by each of its files', (_name, part) => {
  for (const file of listPartFiles(part))
    expect([file, tests.filter((path) => path.endsWith(`/${file}`))]).toEqual([file, [expect.any(String)]]);
  if (part.program) expect(existsSync(join(ROOT, part.program))).toBe(true);
});
