import type { LatLng } from '@courier/api-client/order-rules';
import type { RoadPoint, RoadSection } from '../port';
import { distance, moved, rounded, toMetres, type Point } from '@courier/config/geometry';

/** 0 if absent. */
export interface HouseOnRoad {
  readonly lane: number;
  readonly alley: number;
  readonly number: number;
}

interface NearestHouse extends HouseOnRoad {
  readonly distanceMetres: number;
}

const SETBACK_METRES = 14;
/** Odd and even houses share a lane of small plots. */
const METRES_PER_LANE_NUMBER = 4;
const LONGEST_LANE_METRES = 380;

interface Leg {
  from: LatLng;
  along: Point;
  length: number;
  firstNumber: number;
  lastNumber: number;
}

const cache = new WeakMap<RoadSection, readonly Leg[]>();

/** Odd numbers are on the left of the road's direction. */
export function housePosition(section: RoadSection, house: HouseOnRoad): LatLng {
  const mouth = house.lane || house.number || (section.lastNumber + 1) / 2;
  const { point, along } = onRoad(section, mouth);
  if (!house.lane && !house.number) return rounded(point);
  const side = roadSide(mouth);
  const across: Point = [-along[1] * side, along[0] * side];
  if (!house.lane) return rounded(moved(point, scaled(across, SETBACK_METRES)));
  const depth = Math.min(
    (house.alley || house.number || 1) * METRES_PER_LANE_NUMBER + SETBACK_METRES,
    LONGEST_LANE_METRES,
  );
  const inLane = moved(point, scaled(across, depth));
  const turn = house.alley ? house.number * METRES_PER_LANE_NUMBER : SETBACK_METRES / 2;
  return rounded(
    moved(inLane, scaled(along, turn * (house.alley ? roadSide(house.alley) : roadSide(house.number)))),
  );
}

/** The inverse of `housePosition` for streets and lanes. */
export function houseNear(section: RoadSection, target: LatLng): HouseOnRoad {
  let best: NearestHouse | undefined;
  for (const leg of sectionLegs(section)) {
    const [east, north] = toMetres(leg.from, target);
    const [eastward, northward] = leg.along;
    const run = Math.max(0, Math.min(leg.length, east * eastward + north * northward));
    const across = eastward * north - northward * east;
    const distanceMetres = distance([east, north], scaled(leg.along, run));
    if (best && best.distanceMetres <= distanceMetres) continue;
    const exact = leg.firstNumber + (run / leg.length) * (leg.lastNumber - leg.firstNumber);
    const mouth = nearestOfSide(exact, across >= 0, section.lastNumber);
    const inLane = distanceMetres > SETBACK_METRES * 2;
    const number = inLane
      ? Math.max(1, Math.round((distanceMetres - SETBACK_METRES) / METRES_PER_LANE_NUMBER))
      : mouth;
    best = { lane: inLane ? mouth : 0, alley: 0, number, distanceMetres };
  }
  const { lane, alley, number } = best as NearestHouse;
  return { lane, alley, number };
}

const roadSide = (number: number): 1 | -1 => (number % 2 === 1 ? 1 : -1);
const scaled = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];

function nearestOfSide(exact: number, left: boolean, last: number): number {
  const number = Math.max(1, Math.min(last, Math.round(exact)));
  if ((number % 2 === 1) === left) return number;
  return number + 1 <= last ? number + 1 : number - 1;
}

function onRoad(section: RoadSection, number: number): { point: LatLng; along: Point } {
  const legs = sectionLegs(section);
  const leg = legs.find((candidate) => number <= candidate.lastNumber) ?? (legs[legs.length - 1] as Leg);
  const share = Math.max(
    0,
    Math.min(1, (number - leg.firstNumber) / (leg.lastNumber - leg.firstNumber || 1)),
  );
  return { point: moved(leg.from, scaled(leg.along, share * leg.length)), along: leg.along };
}

function sectionLegs(section: RoadSection): readonly Leg[] {
  const known = cache.get(section);
  if (known) return known;
  const points = section.line.map(([latitude, longitude]) => ({ latitude, longitude }));
  const lengths = points.slice(1).map((to, index) => distance([0, 0], toMetres(points[index] as LatLng, to)));
  const numbers = numbersAt(section, lengths);
  const legs = lengths.map((length, index): Leg => {
    const from = points[index] as LatLng;
    const offset = toMetres(from, points[index + 1] as LatLng);
    return {
      from,
      length,
      along: scaled(offset, 1 / length),
      firstNumber: numbers[index] as number,
      lastNumber: numbers[index + 1] as number,
    };
  });
  cache.set(section, legs);
  return legs;
}

/** Interpolated by length between known numbers. */
function numbersAt(section: RoadSection, lengths: readonly number[]): number[] {
  const line = section.line;
  const given = (point: RoadPoint | undefined, index: number) =>
    point?.[2] ?? (index === 0 ? 1 : index === line.length - 1 ? section.lastNumber : undefined);
  const numbers = line.map(given);
  for (let start = 0; start < numbers.length - 1;) {
    let end = start + 1;
    while (numbers[end] === undefined) end += 1;
    const total = lengths.slice(start, end).reduce((sum, length) => sum + length, 0);
    let run = 0;
    for (let index = start + 1; index < end; index += 1) {
      run += lengths[index - 1] as number;
      numbers[index] =
        (numbers[start] as number) + (run / total) * ((numbers[end] as number) - (numbers[start] as number));
    }
    start = end;
  }
  return numbers as number[];
}
