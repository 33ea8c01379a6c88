import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../start/root.mjs';
import { findPageProblems, mergeReports, renderPage } from './render-page.ts';

const readDocument = (file: string) => readFileSync(join(ROOT, 'docs', file), 'utf8');
const toCells = (page: string) =>
  page
    .split('\n')
    .filter((line: string) => line.startsWith('|') && !line.includes('---'))
    .map((line: string) => line.split('|').map((cell: string) => cell.trim()));

const buildGroup = (command: string, date: string, value: string) => ({
  command,
  date,
  machine: '2 cores',
  rows: [{ what: 'sign-in', value, goal: '2 s', baseline: '–' }],
});

describe('page of measurements', () => {
  const groups = JSON.parse(readDocument('measurements/figures.json'));
  const page = readDocument('measurements.md');

  it('equals the figures that are stored', () => {
    expect(toCells(page)).toEqual(toCells(renderPage(groups)));
  });

  it('has at most 120 lines and no sentence of more than 30 words', () => {
    expect(findPageProblems(page)).toEqual([]);
    expect(findPageProblems(`${'word '.repeat(31)}.\n`.repeat(121))).toHaveLength(122);
  });
});

describe('new reports', () => {
  const old = [buildGroup('bench a', '2026-11-20', '3 s'), buildGroup('bench b', '2026-11-20', '4 s')];

  it('replace the older figures of their command and keep the order', () => {
    const report = buildGroup('bench a', '2026-11-27', '1 s');
    expect(mergeReports(old, [report])).toEqual([report, old[1]]);
  });

  it('are added for a new command, and ignored when they are older or noisy', () => {
    const added = buildGroup('bench c', '2026-11-27', '1 s');
    expect(mergeReports(old, [added])).toEqual([...old, added]);
    expect(mergeReports(old, [buildGroup('bench a', '2026-11-19', '1 s')])).toEqual(old);
    expect(mergeReports(old, [buildGroup('bench a', '2026-11-27', 'noisy')])).toEqual(old);
  });
});
