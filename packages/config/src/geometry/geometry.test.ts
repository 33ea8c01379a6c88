import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ringArea,
  interpolatePoint,
  crossing,
  distance,
  isInside,
  moved,
  nearestPlace,
  nearestShare,
  rounded,
  simplify,
  toMetres,
  type Point,
} from './index';

const KUWAIT = { latitude: 29.3759, longitude: 47.9774 };
const metres = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const point = fc.tuple(metres, metres);
const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('a local plane', () => {
  it('converts in both directions', () => {
    fc.assert(
      fc.property(point, (by) => {
        const [x, y] = toMetres(KUWAIT, moved(KUWAIT, by));
        expect(x).toBeCloseTo(by[0], 5);
        expect(y).toBeCloseTo(by[1], 5);
      }),
    );
  });

  it('is narrower away from the equator', () => {
    const east = (latitude: number) => toMetres({ latitude, longitude: 0 }, { latitude, longitude: 1 })[0];
    expect(east(0)).toBeCloseTo(111_320, 6);
    expect(east(60)).toBeCloseTo(55_660, 6);
    expect(rounded(moved(KUWAIT, [0, 0.04]))).toEqual(KUWAIT);
  });
});

describe('a line', () => {
  it('has its nearest point at the computed fraction', () => {
    fc.assert(
      fc.property(point, point, point, fc.double({ min: 0, max: 1, noNaN: true }), (from, a, b, other) => {
        const nearest = distance(from, interpolatePoint(a, b, nearestShare(from, a, b)));
        expect(nearest).toBeLessThanOrEqual(distance(from, interpolatePoint(a, b, other)) + 1e-6);
      }),
    );
  });

  it('of length zero is nearest at its only point', () => {
    expect(nearestPlace(KUWAIT, { latitude: 29, longitude: 48 }, { latitude: 29, longitude: 48 })).toEqual({
      latitude: 29,
      longitude: 48,
    });
  });

  it('crosses another line at the fractions of both, or not at all', () => {
    expect(crossing([0, 0], [10, 0], [2, -5], [2, 5])).toEqual({ ab: 0.2, cd: 0.5 });
    expect(crossing([0, 0], [10, 0], [0, 1], [10, 1])).toBeNull();
    expect(crossing([0, 0], [10, 0], [10.5, -5], [10.5, 5])).toBeNull();
    expect(crossing([0, 0], [10, 0], [10.5, -5], [10.5, 5], 0.1)).toEqual({ ab: 1.05, cd: 0.5 });
  });

  it('keeps its ends and every bend beyond the tolerance', () => {
    const bent: Point[] = [
      [0, 0],
      [50, 0.5],
      [100, 0],
      [100, 40],
    ];
    expect(simplify(bent, 1)).toEqual([
      [0, 0],
      [100, 0],
      [100, 40],
    ]);
    expect(simplify(bent, 0.1)).toEqual(bent);
    expect([simplify([], 1), simplify([[7, 7]], 1)]).toEqual([[], [[7, 7]]]);
  });
});

describe('two lines', () => {
  it('cross at the same fraction of each, at any position', () => {
    for (const [x, y] of [
      [0, 0],
      [300, -70],
    ] as const)
      expect(crossing([x, y], [x + 10, y], [x + 4, y - 3], [x + 4, y + 1])).toEqual({ ab: 0.4, cd: 0.75 });
  });

  it('cross at the same fractions when both are diagonal', () => {
    expect(crossing([1, 2], [5, 10], [1, 8], [7, 2])).toEqual({ ab: 0.5, cd: 1 / 3 });
    expect(crossing([-3, 1], [1, -3], [-3, -3], [5, 5])).toEqual({ ab: 0.5, cd: 0.25 });
  });

  it('do not cross if they end before or are parallel, except within the slack', () => {
    expect(crossing([5, 5], [15, 5], [16, 0], [16, 10])).toBeNull();
    expect(crossing([5, 5], [15, 5], [16, 0], [16, 10], 0.2)).toEqual({ ab: 1.1, cd: 0.5 });
    expect(crossing([5, 5], [15, 5], [4, 0], [4, 10], 0.2)).toEqual({ ab: -0.1, cd: 0.5 });
    expect(crossing([5, 5], [15, 5], [5, 6], [15, 6], 1)).toBeNull();
  });
});

describe('an area', () => {
  it('has a sign that depends on its orientation', () => {
    expect(ringArea(SQUARE)).toBe(10_000);
    expect(ringArea([...SQUARE].reverse())).toBe(-10_000);
  });

  it('contains its interior', () => {
    const area = SQUARE.map((corner) => moved(KUWAIT, corner));
    expect(isInside(area, moved(KUWAIT, [50, 50]))).toBe(true);
    for (const outside of [
      [-1, 50],
      [101, 50],
      [50, -1],
      [50, 101],
    ] as const)
      expect(isInside(area, moved(KUWAIT, outside))).toBe(false);
    expect(isInside([], KUWAIT)).toBe(false);
  });

  it('contains its interior at the height of a corner, and no point outside', () => {
    const diamond = (
      [
        [0, -50],
        [70, 0],
        [0, 50],
        [-70, 0],
      ] as const
    ).map((corner) => moved(KUWAIT, corner));
    const beside = (east: number) => ({ ...KUWAIT, longitude: moved(KUWAIT, [east, 0]).longitude });
    for (const corners of [diamond, [...diamond].reverse()])
      expect([-80, -40, 0, 40, 80].map((east) => isInside(corners, beside(east)))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ]);
  });

  it('ends on each edge between its corners at any angle', () => {
    const leaning = (
      [
        [0, 0],
        [100, 20],
        [60, 90],
      ] as const
    ).map((corner) => moved(KUWAIT, corner));
    const holds = (
      [
        [50, 30],
        [60, 80],
        [50, 5],
        [30, 60],
        [85, 60],
      ] as const
    ).map((at) => isInside(leaning, moved(KUWAIT, at)));
    expect(holds).toEqual([true, true, false, false, false]);
  });
});
