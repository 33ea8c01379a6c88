import { expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitsSince, overdueParts, readResults, recordResult } from './deep-results.ts';

type Results = ReturnType<typeof readResults>;

const result = (more: Partial<Results[string]> = {}) => ({
  date: '2026-03-01',
  commit: 'abc',
  passed: 9,
  failed: 0,
  minutes: 4,
  ...more,
});
const overdue = (results: Results, more = {}) =>
  overdueParts(['kill'], {
    results,
    now: new Date('2026-03-15T09:00:00Z'),
    commitsSince: () => 150,
    ...more,
  });

it('a part that passed at most 14 days and 150 commits ago is not overdue', () => {
  expect(overdue({ kill: result() })).toEqual([]);
});

it.each([
  ['never ran', {}, {}, 'kill has no recorded run'],
  ['is red', { kill: result({ failed: 2 }) }, {}, 'kill is red since 2026-03-01 (abc): 2 failed'],
  ['is 15 days old', { kill: result({ date: '2026-02-28' }) }, {}, 'kill ran 15 days ago (2026-02-28)'],
  ['is 151 commits old', { kill: result() }, { commitsSince: () => 151 }, 'kill ran 151 commits ago (abc)'],
  [
    'ran on an unknown commit',
    { kill: result() },
    { commitsSince: () => null },
    'kill ran on abc, which this clone does not have',
  ],
])('a part that %s is named', (_title, results, more, sentence) => {
  expect(overdue(results, more)).toEqual([sentence]);
});

it('the last run of each part is stored with its commit, in the order of their names', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'courier-results-')), 'results.json');
  recordResult('soak', { passed: 1, failed: 0, minutes: 30 }, file);
  recordResult('kill', { passed: 6, failed: 1, minutes: 12 }, file);
  recordResult('kill', { passed: 7, failed: 0, minutes: 11 }, file);
  expect(Object.keys(readResults(file))).toEqual(['kill', 'soak']);
  expect(readResults(file)['kill']).toMatchObject({
    passed: 7,
    failed: 0,
    commit: expect.stringMatching(/^\w{10}$/),
  });
  expect(commitsSince(`${readResults(file)['kill']?.commit}`)).toBe(0);
});
