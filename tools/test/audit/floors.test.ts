import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { ROOT } from '../../start/root.mjs';
import {
  auditFloors,
  countByProject,
  describeGrowth,
  FLOORS,
  listUnexplainedFalls,
  raiseFloors,
  readFloors,
} from './floors.ts';

const floors = { projects: { shell: 2, tools: 3 }, lowered: [] };
const TODAY = { date: '2026-11-29' };

describe('the floors', () => {
  it('count tests that ran per project, and no skipped ones', () => {
    const entries = (['passed', 'failed', 'flaky', 'skipped'] as const).map((outcome) => ({
      part: 'shell',
      outcome,
    }));
    expect(countByProject([...entries, { part: 'journeys', outcome: 'passed' }])).toEqual({
      journeys: 1,
      shell: 3,
    });
  });

  it('fail a run with fewer tests in a project, and one without the project', () => {
    expect(auditFloors({ shell: 2, tools: 4 }, floors.projects)).toEqual([]);
    expect(auditFloors({ shell: 1 }, floors.projects).map(({ title }) => title)).toEqual([
      'shell ran 1 tests; the last recorded run had 2',
      'tools ran 0 tests; the last recorded run had 3',
    ]);
  });

  it('are suggested to be recorded when a project grows', () => {
    expect(describeGrowth({ shell: 2, tools: 3 }, floors.projects)).toBeNull();
    expect(describeGrowth({ shell: 5, rider: 1 }, floors.projects)).toBe(
      'FLOORS record them with: npm run floors (shell 2 → 5, rider none → 1)',
    );
  });

  it('rise without a reason and fall only with one', () => {
    expect(raiseFloors(floors, { shell: 4, tools: 3 }, TODAY)).toEqual({
      projects: { shell: 4, tools: 3 },
      lowered: [],
    });
    expect(() => raiseFloors(floors, { shell: 1 }, TODAY)).toThrow('shell 2 → 1, tools 3 → 0');
    expect(() => raiseFloors(floors, { shell: 1 }, { ...TODAY, reason: ' ' })).toThrow('--why');
    const lowered = raiseFloors(floors, { shell: 1, tools: 3 }, { ...TODAY, reason: 'one table holds both' });
    expect(lowered.projects).toEqual({ shell: 1, tools: 3 });
    expect(lowered.lowered).toEqual([
      { project: 'shell', from: 2, to: 1, date: '2026-11-29', reason: 'one table holds both' },
    ]);
    expect(listUnexplainedFalls(floors, lowered)).toEqual([]);
  });

  it('that were lowered by hand are found by their missing line', () => {
    const fall = { project: 'shell', from: 2, to: 1, date: '2026-11-29', reason: 'one table holds both' };
    const after = { projects: { shell: 1, tools: 3 }, lowered: [] };
    expect(listUnexplainedFalls(floors, after)).toEqual(['shell 2 → 1']);
    expect(listUnexplainedFalls(floors, { ...after, lowered: [{ ...fall, reason: '' }] })).toHaveLength(1);
    expect(listUnexplainedFalls(floors, { ...after, lowered: [{ ...fall, to: 0 }] })).toHaveLength(1);
    expect(listUnexplainedFalls(floors, { projects: { shell: 2 }, lowered: [] })).toEqual(['tools 3 → 0']);
  });

  it('of this repository fell in no version without a line with the reason', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
    const commits = git('log', '-n', '30', '--format=%H', '--', FLOORS).split('\n').filter(Boolean);
    const versions = [
      readFloors(),
      ...commits.map((commit) => JSON.parse(git('show', `${commit}:${FLOORS}`))),
    ];
    const falls = versions
      .slice(1)
      .flatMap((before, index) => listUnexplainedFalls(before, versions[index]!));
    expect(falls).toEqual([]);
  });
});
