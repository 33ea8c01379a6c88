import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import webpack from 'webpack';
import { BUILD_STEPS, StepTimesPlugin, type StepTimes } from './step-times-plugin';

it('writes one line with the milliseconds of every step of a build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'courier-steps-'));
  const file = join(folder, 'profile.jsonl');
  writeFileSync(join(folder, 'entry.js'), 'console.log(1);');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: join(folder, 'dist'), uniqueName: 'courier-example' },
        plugins: [new StepTimesPlugin(file)],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  const times = JSON.parse(lines[0] ?? '') as StepTimes;
  expect(times).toMatchObject({ project: basename(folder), build: 'courier-example' });
  expect(Object.keys(times.milliseconds)).toEqual([...BUILD_STEPS]);
  expect(Math.min(...Object.values(times.milliseconds))).toBeGreaterThanOrEqual(0);
  // The start of the process and the minifier take time in any build.
  expect(times.milliseconds.load).toBeGreaterThan(0);
});
