import { expect, it } from '@jest/globals';
import { createStepClock, formatProfile } from './build-profile.ts';

const line = (project: string, build: string, load: number, minify: number) =>
  JSON.stringify({ project, build, milliseconds: { load, minify } });

it('lists the seconds of each build and step, the slowest build first', () => {
  const table = formatProfile(
    [line('rider', 'courier-rider', 900, 1000), line('shell', 'courier-shell', 1500, 12_300), ''].join('\n'),
  );
  expect(table).toEqual([
    'project  build          load  minify   all',
    'shell    courier-shell   1.5    12.3  13.8',
    'rider    courier-rider   0.9     1.0   1.9',
  ]);
});

it('says that every bundle came from the cache when nothing was bundled', () => {
  expect(formatProfile('')).toEqual(['No project was bundled: all bundles are in the cache of Nx.']);
});

it('measures a step that fails, and passes its error on', async () => {
  const clock = createStepClock();
  await clock.measure('publish', () => 1);
  await expect(clock.measure('texts', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(clock.line()).toMatch(/^publish \d+\.\d s, texts \d+\.\d s$/);
});
