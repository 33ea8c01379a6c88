import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../start/root.mjs';
import { listJestEntries } from './jest-entries.ts';
import type { JestSuite } from './jest-report.ts';

const buildSuite = (project: string, tests: JestSuite['tests']) => ({
  file: join(ROOT, 'services/x/src/a.test.ts'),
  project,
  startedAt: 1000,
  milliseconds: 900,
  tests,
});

it('converts a report of jest to tests with their part, outcome, durations and rows of their own title', () => {
  const suite = buildSuite('platform-api', [
    {
      title: 'orders [REQ-A-01] sorts [REQ-B-02]',
      ownTitle: 'sorts [REQ-B-02]',
      status: 'passed',
      milliseconds: 12.4,
    },
    { title: 'waits', ownTitle: 'waits', status: 'pending', milliseconds: 0 },
  ]);
  const place = {
    file: 'services/x/src/a.test.ts',
    part: 'platform-api',
    fileStartedAt: 1000,
    fileMilliseconds: 900,
  };
  expect(listJestEntries([suite])).toEqual([
    {
      title: 'orders [REQ-A-01] sorts [REQ-B-02]',
      outcome: 'passed',
      rows: ['REQ-B-02'],
      milliseconds: 12,
      ...place,
    },
    { title: 'waits', outcome: 'skipped', rows: [], milliseconds: 0, ...place },
  ]);
});

it('names the database of a file that runs a second time', () => {
  const suites = ['platform-api', 'platform-api-postgres'].map((project) =>
    buildSuite(project, [{ title: 'sorts', ownTitle: 'sorts', status: 'passed', milliseconds: 1 }]),
  );
  expect(listJestEntries(suites).map(({ title, part }) => [title, part])).toEqual([
    ['sorts', 'platform-api'],
    ['sorts (on PostgreSQL)', 'platform-api-postgres'],
  ]);
});

it('counts a file that does not load as one failed test', () => {
  const suite = { file: join(ROOT, 'apps/x/src/a.test.ts'), project: 'x', tests: [] };
  expect(listJestEntries([suite])).toEqual([
    {
      title: 'apps/x/src/a.test.ts loads',
      file: 'apps/x/src/a.test.ts',
      part: 'x',
      outcome: 'failed',
      milliseconds: 0,
    },
  ]);
});
