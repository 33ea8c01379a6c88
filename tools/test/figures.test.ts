import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { mergeReports } from '../measurements/render-page.ts';
import { readFigures, writeFigures } from './figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'courier-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OUTPUT = [
  'PASS platform-api src/races.test.ts',
  'measured: races of each kind per database; inconsistent results = 200; 0 (goal 0)',
  'measured: another call during 5,000 subscriptions: slowest = 289 ms',
  'measured: 70 registrations of one mailbox send a mail',
  'measured: races of each kind per database; inconsistent results = 200; 0 (goal 0)',
  'measured: another call during 5,000 subscriptions: slowest = 312 ms',
].join('\n');

it('reads figures with goals, joins the values of both databases, and ignores other sentences', () => {
  expect(readFigures(OUTPUT)).toEqual([
    {
      what: 'races of each kind per database; inconsistent results',
      value: '200; 0',
      goal: '0',
      baseline: '–',
    },
    {
      what: 'another call during 5,000 subscriptions: slowest',
      value: '289 ms, 312 ms',
      goal: '–',
      baseline: '–',
    },
  ]);
});

it('writes a report that the page of measurements takes instead of older figures of the part', () => {
  expect(writeFigures('races', OUTPUT, folder)).toBe(true);
  const report = JSON.parse(readFileSync(join(folder, 'deep-races.json'), 'utf8'));
  const old = { command: 'npm run test:deep -- races', date: '2026-11-23', machine: '2 cores', rows: [] };
  expect(mergeReports([old], [report])).toEqual([report]);
});

it('a part without figures writes no report', () => {
  expect(writeFigures('kit', 'measured: 3 packages are packed', folder)).toBe(false);
});
