import { expect, it } from '@jest/globals';
import { formatDurations, listSlowestFiles, summariseParts } from './durations.ts';

const buildEntry = (
  part: string,
  file: string,
  milliseconds: number,
  fileStartedAt: number,
  fileMilliseconds: number,
) => ({
  part,
  file,
  milliseconds,
  fileStartedAt,
  fileMilliseconds,
});
const RUN = [
  buildEntry('static checks', 'tsconfig.json', 3000, 0, 3000),
  buildEntry('shell', 'apps/shell/src/a.test.ts', 500, 5000, 2000),
  buildEntry('shell', 'apps/shell/src/a.test.ts', 700, 5000, 2000),
  buildEntry('shell', 'apps/shell/src/b.test.ts', 100, 6000, 4000),
];

it('adds up tests and files of each part, and its time from the first start to the last end', () => {
  expect(summariseParts(RUN)).toEqual([
    { part: 'static checks', tests: 1, files: 1, wallMs: 3000, fileMs: 3000, testMs: 3000 },
    { part: 'shell', tests: 3, files: 2, wallMs: 5000, fileMs: 6000, testMs: 1300 },
  ]);
});

it('counts a test of a file without times, and no test that has no part', () => {
  const entries = [
    { title: 'a loads', file: 'a.test.ts', part: 'shell', milliseconds: 0 },
    { title: 'jest ends cleanly', file: 'jest.config.mjs' },
  ];
  expect(summariseParts(entries)).toEqual([
    { part: 'shell', tests: 1, files: 0, wallMs: 0, fileMs: 0, testMs: 0 },
  ]);
});

it('lists the slowest files first, and a file of two parts twice', () => {
  const again = buildEntry('shell-postgres', 'apps/shell/src/b.test.ts', 100, 9000, 2500);
  expect(listSlowestFiles([...RUN, again], 3).map(({ part, milliseconds }) => [part, milliseconds])).toEqual([
    ['shell', 4000],
    ['static checks', 3000],
    ['shell-postgres', 2500],
  ]);
});

it('prints a line per part and a line per file in seconds', () => {
  const lines = formatDurations(RUN).split('\n');
  expect(lines.slice(1, 4)).toEqual([
    'part           tests  files  wall s  sum of files s  sum of tests s',
    'static checks      1      1     3.0             3.0             3.0',
    'shell              3      2     5.0             6.0             1.3',
  ]);
  expect(lines.slice(5, 8)).toEqual([
    'The 3 slowest files',
    'file                      part           tests  file s  sum of tests s',
    'apps/shell/src/b.test.ts  shell              1     4.0             0.1',
  ]);
});
