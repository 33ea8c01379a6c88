import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { etaRange } from '../status/eta';
import { distanceMetres, pathBetween, pathLength, pointAlong } from './geometry';
import { mergeOrders, newerOrder } from '../merge';
import { isOpen, parseServiceHours } from '../hours/service-hours';

const inTaipei = fc.record({
  latitude: fc.double({ min: 24.95, max: 25.15, noNaN: true }),
  longitude: fc.double({ min: 121.45, max: 121.65, noNaN: true }),
});

describe('distances', () => {
  it('are great-circle metres', () => {
    const station = { latitude: 25.0478, longitude: 121.517 };
    const tower = { latitude: 25.03396, longitude: 121.56447 };
    expect(distanceMetres(station, tower)).toBeGreaterThan(5000);
    expect(distanceMetres(station, tower)).toBeLessThan(5100);
    expect(distanceMetres(tower, tower)).toBe(0);
  });
});

describe('a point along a way', () => {
  const corner = { latitude: 29.3759, longitude: 47.9774 };
  const [south, north] = [corner, { ...corner, latitude: corner.latitude + 0.01 }];
  const east = { ...north, longitude: north.longitude + 0.01 };
  const [first, second] = [distanceMetres(south, north), distanceMetres(north, east)];

  it('has its distance from the start, also around corners', () => {
    expect(pointAlong([south, north, east], first / 4).latitude).toBeCloseTo(south.latitude + 0.0025, 9);
    const beyond = pointAlong([south, north, east], first + second / 2);
    expect(beyond.latitude).toBeCloseTo(north.latitude, 9);
    expect(beyond.longitude).toBeCloseTo(north.longitude + 0.005, 9);
  });

  it('is clamped to the start and the end', () => {
    expect(pointAlong([south, north, east], -1)).toEqual(south);
    expect(pointAlong([south, north, east], first + second + 1)).toEqual(east);
    expect(pointAlong([south], 5)).toEqual(south);
    expect(() => pointAlong([], 0)).toThrow(RangeError);
  });
});

describe('ways along the streets', () => {
  it('start and end exactly at the two points, the same each time', () => {
    fc.assert(
      fc.property(inTaipei, inTaipei, (a, b) => {
        const path = pathBetween(a, b);
        expect([path[0], path.at(-1)]).toEqual([a, b]);
        expect(pathBetween(a, b)).toEqual(path);
        expect(pathBetween(b, a)).toEqual([...path].reverse());
      }),
    );
  });

  it('run along the grid and are never shorter than the line nor longer than both its sides', () => {
    fc.assert(
      fc.property(inTaipei, inTaipei, (a, b) => {
        const path = pathBetween(a, b);
        const straight = distanceMetres(a, b);
        if (straight < 40) return;
        for (const [index, point] of path.slice(1).entries()) {
          const before = path[index] ?? point;
          expect(point.latitude === before.latitude || point.longitude === before.longitude).toBe(true);
        }
        expect(pathLength(path)).toBeGreaterThanOrEqual(straight - 0.01);
        expect(pathLength(path)).toBeLessThanOrEqual(straight * 1.45);
      }),
    );
  });

  it('form even stairs, each with its corner near the middle', () => {
    const a = { latitude: 29.3, longitude: 47.9 };
    const ends = Array.from({ length: 20 }, (_, index) => ({
      latitude: 29.36 + index / 1000,
      longitude: 47.95 + index / 700,
    }));
    for (const b of ends) {
      const corners = pathBetween(a, b).slice(1, -1);
      expect(corners).toHaveLength(8);
      for (const [index, corner] of corners.entries()) {
        const stair = Math.floor(index / 2);
        const east = (4 * (corner.longitude - a.longitude)) / (b.longitude - a.longitude);
        const north = (4 * (corner.latitude - a.latitude)) / (b.latitude - a.latitude);
        const climbed = index % 2 === 1 ? stair + 1 : stair;
        expect(Math.abs(east - (stair + 0.5))).toBeLessThanOrEqual(0.2501);
        expect(Math.abs(north - climbed)).toBeLessThanOrEqual(climbed === 0 || climbed === 4 ? 1e-9 : 0.3001);
      }
    }
    expect(new Set(ends.map((b) => pathBetween(a, b)[1]?.longitude)).size).toBe(ends.length);
  });

  it('are straight below 40 metres', () => {
    const a = { latitude: 29.3, longitude: 47.9 };
    const north = (metres: number) => ({ ...a, latitude: a.latitude + metres / 111_195 });
    expect(pathBetween(a, north(39))).toHaveLength(2);
    expect(pathBetween(a, north(41)).length).toBeGreaterThan(2);
  });

  it('have more turns the longer they are', () => {
    const a = { latitude: 25.0418, longitude: 121.5519 };
    const near = pathBetween(a, { latitude: 25.0427, longitude: 121.5535 });
    const far = pathBetween(a, { latitude: 25.08, longitude: 121.6 });
    expect(near.length).toBeLessThan(far.length);
  });

  it('have a point at every distance, clamped to their ends', () => {
    fc.assert(
      fc.property(inTaipei, inTaipei, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        const path = pathBetween(a, b);
        const length = pathLength(path);
        const point = pointAlong(path, length * share);
        expect(pathLength([a, point])).toBeLessThanOrEqual(length * share + 0.5);
      }),
    );
    const path = [
      { latitude: 25, longitude: 121 },
      { latitude: 25.01, longitude: 121 },
    ];
    expect(pointAlong(path, -5)).toEqual(path[0]);
    expect(pointAlong(path, 1e9)).toEqual(path[1]);
    expect(pointAlong(path, pathLength(path) / 2).latitude).toBeCloseTo(25.005, 6);
    expect(() => pointAlong([], 1)).toThrow(RangeError);
  });
});

describe('ranges', () => {
  it.each([
    [0, 0, 1],
    [7, 6, 8],
    [20, 16, 24],
  ])('of %d minutes are %d to %d', (minutes, from, to) => {
    expect(etaRange(minutes)).toEqual({ from, to });
  });
});

describe('service hours', () => {
  it.each(['', '9:21', '0900-2100', '0900:2400', '2360:0900', ' 0900:2100', '0900:2100x'])(
    'refuse %p',
    (value) => {
      expect(() => parseServiceHours(value)).toThrow(RangeError);
    },
  );

  it.each([
    ['0000:2359', [0, 720, 1439], []],
    ['0900:2130', [540, 1290], [539, 1291]],
    ['2200:0200', [1320, 1439, 0, 120], [121, 1319]],
    ['1200:1200', [0, 720, 1439], []],
  ])('%s are open and closed to the minute', (value, open, closed) => {
    const hours = parseServiceHours(value);
    expect(open.map((minute) => isOpen(hours, minute))).toEqual(open.map(() => true));
    expect(closed.map((minute) => isOpen(hours, minute))).toEqual(closed.map(() => false));
  });
});

describe('versions of an order', () => {
  const version = (updated_at: number, entries = 1, order_id = 'o') => ({
    order_id,
    updated_at,
    created_at: 1,
    status_history: Array<string>(entries).fill('x'),
  });

  it('are reduced to the newer one in any order', () => {
    const [old, fresh] = [version(1), version(2)];
    expect([newerOrder(old, fresh), newerOrder(fresh, old), newerOrder(undefined, old)]).toEqual([
      fresh,
      fresh,
      old,
    ]);
  });

  it('with the same second are reduced to the longer history', () => {
    const [short, long] = [version(1, 2), version(1, 3)];
    expect([newerOrder(short, long), newerOrder(long, short)]).toEqual([long, long]);
  });

  it('of the same state keep their route', () => {
    const [listed, detailed] = [version(1), { ...version(1), route: [1, 2] }];
    expect([newerOrder(detailed, listed), newerOrder(listed, detailed)]).toEqual([detailed, detailed]);
    expect(newerOrder(detailed, version(2))).toEqual(version(2));
  });

  it('merge the same way in any order of arrival', () => {
    const versions = [version(1), version(3), version(2), version(5, 1, 'p'), version(4, 1, 'p')];
    fc.assert(
      fc.property(fc.shuffledSubarray(versions, { minLength: versions.length }), (arrived) => {
        expect(mergeOrders(arrived).map(({ order_id, updated_at }) => [order_id, updated_at])).toEqual([
          ['p', 5],
          ['o', 3],
        ]);
      }),
    );
  });
});
