import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceMetres, pathBetween, pathLength, type LatLng } from '@courier/api-client/order-rules';
import { taipeiRoads } from '@courier/config/taipei-roads';
import { interpolatePoint, distance, nearestShare, type Point } from '@courier/config/geometry';
import { routeBetween } from './route-between';
import { toPoint } from './taipei-plane';

const SHOP = { latitude: 25.0262, longitude: 121.5434 };
const DOOR = { latitude: 25.0395, longitude: 121.5575 };
const inTaipei = fc.record({
  latitude: fc.double({ min: 25.02, max: 25.06, noNaN: true }),
  longitude: fc.double({ min: 121.515, max: 121.57, noNaN: true }),
});

const pieces = taipeiRoads()
  .filter(({ kind }) => kind !== 'freeway')
  .flatMap(({ line }) => {
    const points = line.map(([longitude, latitude]) => toPoint({ latitude, longitude }));
    return points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  });

function metresOffRoad(point: Point): number {
  return Math.min(
    ...pieces.map(([a, b]) => distance(point, interpolatePoint(a, b, nearestShare(point, a, b)))),
  );
}

/** Every 25 m of the route without its two legs to the doors. */
function placesOnRoad(route: readonly LatLng[]): Point[] {
  const points = route.slice(1, -1).map(toPoint);
  return points.flatMap((point, index) => {
    const next = points[index + 1] ?? point;
    const steps = Math.ceil(distance(point, next) / 25);
    return Array.from({ length: steps + 1 }, (_, step) =>
      interpolatePoint(point, next, steps ? step / steps : 0),
    );
  });
}

describe('a route', () => {
  it('follows drawn roads but for a short leg at each door', () => {
    fc.assert(
      fc.property(inTaipei, inTaipei, (from, to) => {
        fc.pre([from, to].every((door) => metresOffRoad(toPoint(door)) < 550));
        const places = placesOnRoad(routeBetween(from, to));
        expect(Math.max(0, ...places.map(metresOffRoad))).toBeLessThan(9);
      }),
      { numRuns: 20 },
    );
  });

  it('starts and ends exactly at its doors, has at most 60 points and is the same each time', () => {
    fc.assert(
      fc.property(inTaipei, inTaipei, (from, to) => {
        const route = routeBetween(from, to);
        expect([route[0], route.at(-1)]).toEqual([from, to]);
        expect(route.length).toBeLessThanOrEqual(60);
        expect(routeBetween({ ...from }, { ...to })).toEqual(route);
      }),
      { numRuns: 50 },
    );
  });

  it('is no detour through the centre', () => {
    fc.assert(
      fc.property(inTaipei, inTaipei, (from, to) => {
        const straight = distanceMetres(from, to);
        expect(pathLength(routeBetween(from, to))).toBeGreaterThanOrEqual(straight * 0.999 - 1);
        // Doors on opposite sides of a river or a park: none of 100,000 pairs had a detour of 2,700 m.
        expect(pathLength(routeBetween(from, to))).toBeLessThan(straight * 1.9 + 3000);
      }),
      { numRuns: 50 },
    );
  });

  it('goes on along the same roads from any place on it', () => {
    const route = routeBetween(SHOP, DOOR);
    const corner = route[3] as LatLng;
    const rest = routeBetween(corner, DOOR);
    expect(pathLength(rest)).toBeCloseTo(pathLength(route.slice(3)), -1);
  });

  it('outside of the known roads is an imagined one', () => {
    const [a, b] = [
      { latitude: 24.14, longitude: 120.68 },
      { latitude: 24.15, longitude: 120.69 },
    ];
    expect(routeBetween(a, b)).toEqual(pathBetween(a, b));
  });

  it('contains nothing but positions', () => {
    const named = { ...DOOR, customer: 'Lin' };
    expect(routeBetween(SHOP, named).at(-1)).toEqual(DOOR);
  });
});
