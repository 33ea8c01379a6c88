import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { NoBuildPathsPlugin } from './no-build-paths-plugin';

const webpack = createRequire(import.meta.url)('webpack') as typeof import('webpack');
const folder = mkdtempSync(join(tmpdir(), 'courier-paths-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Script of a library that finds its own files, and of a file that refers to another one. */
function buildScript(plugins: Configuration['plugins']): Promise<string> {
  writeFileSync(join(folder, 'data.txt'), 'data');
  writeFileSync(
    join(folder, 'index.mjs'),
    `globalThis.own = import.meta.url;
     globalThis.file = new URL('./data.txt', import.meta.url).href;`,
  );
  const output = { path: join(folder, 'dist'), publicPath: '/site/', filename: 'main.js' };
  const configuration = { mode: 'production', context: folder, entry: './index.mjs', output } as const;
  return new Promise((resolve, reject) =>
    webpack({ ...configuration, ...(plugins ? { plugins } : {}) }, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve(readFileSync(join(folder, 'dist/main.js'), 'utf8'));
    }),
  );
}

it('a script contains no path of the build machine, and refers to files of the build', async () => {
  expect(await buildScript([])).toContain(folder);
  const script = await buildScript([new NoBuildPathsPlugin()]);
  expect(script).not.toContain('file:');
  expect(script).not.toContain(folder);
  expect(script).toContain('about:blank');
  expect(script).toMatch(/[\da-f]{20}\.txt/);
});
