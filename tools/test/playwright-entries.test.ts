import { expect, it } from '@jest/globals';
import { listPlaywrightEntries } from './playwright-entries.ts';

type Results = { startTime: string; duration: number }[];

const buildSpec = (title: string, status: string, results: Results) => ({
  title,
  file: 'journeys/shared.ts',
  tests: [{ status, results }],
});
const at = (second: number) => new Date(Date.UTC(2026, 10, 29, 8, 0, second)).toISOString();

it('converts a report of Playwright to tests of the file that ran them, with durations of all tries and their rows', () => {
  const report = {
    suites: [
      {
        title: 'journeys/a.spec.ts',
        file: 'journeys/a.spec.ts',
        specs: [buildSpec('opens [TRACK-LIVE-02]', 'expected', [{ startTime: at(0), duration: 4000 }])],
        suites: [
          {
            title: 'on a phone',
            specs: [
              buildSpec('pays', 'flaky', [
                { startTime: at(5), duration: 2000 },
                { startTime: at(8), duration: 3000 },
              ]),
            ],
          },
        ],
      },
    ],
  };
  const place = {
    file: 'e2e/journeys/a.spec.ts',
    part: 'journeys',
    fileStartedAt: Date.parse(at(0)),
    fileMilliseconds: 11_000,
  };
  expect(listPlaywrightEntries(report)).toEqual([
    {
      title: 'opens [TRACK-LIVE-02]',
      outcome: 'passed',
      rows: ['TRACK-LIVE-02'],
      milliseconds: 4000,
      ...place,
    },
    { title: 'on a phone › pays', outcome: 'flaky', rows: [], milliseconds: 5000, ...place },
  ]);
});

it('counts a test without a result as failed, and a file that never ran has no times', () => {
  const spec = { title: 'opens', file: 'journeys/a.spec.ts', tests: [] };
  expect(
    listPlaywrightEntries({ suites: [{ title: 'a', file: 'journeys/a.spec.ts', specs: [spec] }] }),
  ).toEqual([
    {
      title: 'opens',
      file: 'e2e/journeys/a.spec.ts',
      part: 'journeys',
      outcome: 'failed',
      rows: [],
      milliseconds: 0,
    },
  ]);
});
