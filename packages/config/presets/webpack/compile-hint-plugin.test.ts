import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { CompileHintPlugin } from './compile-hint-plugin';
import { listStartFiles } from './load-list-plugin';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courier-hint-'));
  writeFileSync(join(folder, 'start.js'), "/* words */ setTimeout(() => import('./late.js'));");
  writeFileSync(join(folder, 'late.js'), 'export const late = () => document.title;');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** File -> whether its first line is the hint. */
async function hinted(mode: 'production' | 'development'): Promise<Record<string, boolean>> {
  const path = join(folder, mode);
  const compiler = webpack({
    mode,
    context: folder,
    entry: { start: './start.js' },
    devtool: false,
    output: { path, filename: '[name].js', chunkFilename: 'late.js' },
    plugins: [new CompileHintPlugin(listStartFiles())],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(String(stats))) : resolve(),
    );
  });
  const isHinted = (file: string) =>
    readFileSync(join(path, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  return Object.fromEntries(readdirSync(path).map((file) => [file, isHinted(file)]));
}

it('adds the hint to start files, and not to optional files', async () => {
  expect(await hinted('production')).toEqual({ 'start.js': true, 'late.js': false });
});

it('is disabled in development', async () => {
  expect(await hinted('development')).toEqual({ 'start.js': false, 'late.js': false });
});
