import { describe, expect, it } from '@jest/globals';
import { againstFloors, formatReportCells, buildReportRow } from './report';

describe('a row of the bench', () => {
  it('is the median of its runs, with the smallest and the largest', () => {
    expect(formatReportCells(buildReportRow('search', [40, 90, 50, 45, 61], 'ms', { budget: 60 }))).toEqual([
      'search',
      '50 ms',
      '40 ms to 90 ms',
      '≤ 60 ms',
      '–',
      '–',
      'met',
    ]);
  });

  it.each([
    [1.99, 'met'],
    [2, 'met'],
    [2.01, 'OVER'],
  ])(
    'with a budget of %s baselines is judged by the baseline, not in milliseconds: %s',
    (floors, verdict) => {
      const [, row] = againstFloors(
        [buildReportRow('usable', [floors * 330], 'ms', { floors: 2 })],
        300,
        360,
      );
      expect(row && formatReportCells(row).slice(3)).toEqual([
        '≤ 2.00 ×',
        '330 ms',
        floors.toFixed(2),
        verdict,
      ]);
    },
  );

  it.each([
    [300, 375, false],
    [300, 376, true],
    [376, 300, true],
  ])('between baselines of %s and %s ms is noise: %s', (before, after, isNoise) => {
    const rows = [
      buildReportRow('usable', [500], 'ms', { floors: 2 }),
      buildReportRow('bytes', [90], 'kB', { budget: 110 }),
    ];
    const [floor, time, bytes] = againstFloors(rows, before, after).map(formatReportCells);
    expect([floor?.[1], time?.[1], time?.[6]].includes('noisy')).toBe(isNoise);
    expect(time?.[6]).toBe(isNoise ? 'not known' : 'met');
    expect(bytes?.slice(1)).toEqual(['90 kB', '90 kB to 90 kB', '≤ 110 kB', '–', '–', 'met']);
  });

  it('keeps its own baseline', () => {
    const [, row] = againstFloors([buildReportRow('federated', [1200], 'ms', { floor: 1000 })], 300, 300);
    expect(row?.floor).toBe(1000);
  });
});
