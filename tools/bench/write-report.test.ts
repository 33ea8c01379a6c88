import { expect, it } from '@jest/globals';
import { buildReport } from './write-report';

it('names rows after the row they belong to and formats values, goals and baselines', () => {
  const report = buildReport(
    'live',
    [
      { what: 'delivery', measured: 168, unit: 'ms', budget: 200 },
      { what: '  median', measured: 21, unit: 'ms', floor: 10 },
      { what: '  again', measured: 3, unit: 'ms', isNoisy: true },
    ],
    '2026-11-27',
    1.2,
  );
  expect(report).toMatchObject({ command: 'npm run bench -- live', date: '2026-11-27' });
  expect(report.rows).toEqual([
    { what: 'delivery', value: '168 ms', goal: '≤ 200 ms', baseline: '–' },
    { what: 'delivery: median', value: '21 ms', goal: '–', baseline: '10 ms' },
    { what: 'delivery: again', value: 'noisy', goal: '–', baseline: '–' },
  ]);
});
