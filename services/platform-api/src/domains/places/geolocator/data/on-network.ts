import type { TaipeiRoad } from '@courier/config/taipei-roads';
import type { Road, RoadPoint, RoadSection } from './road';
import { interpolatePoint, distance, nearestShare, toMetres, type Point } from '@courier/config/geometry';

interface Spot {
  line: TaipeiRoad['line'];
  /** Index of the piece, and position on it from 0 to 1. */
  along: number;
  point: RoadPoint;
  metres: number;
}

const ONE_PLACE_METRES = 1;

const asLatLng = ([latitude, longitude]: RoadPoint) => ({ latitude, longitude });
const HERE: Point = [0, 0];
const metresBetween = (a: RoadPoint, b: RoadPoint) => distance(HERE, toMetres(asLatLng(a), asLatLng(b)));

/** Uses the drawn road of the same name. */
export function onNetwork(road: Road, network: readonly TaipeiRoad[]): Road {
  const lines = network.filter(({ zh }) => zh === road.zh).map(({ line }) => line);
  if (lines.length === 0) return road;
  return { ...road, sections: road.sections.map((section) => along(section, lines)) };
}

function along(section: RoadSection, lines: readonly TaipeiRoad['line'][]): RoadSection {
  const spots = section.line.map((point) => nearest(point, lines));
  const line = spots.reduce<RoadPoint[]>((laid, spot, index) => {
    const before = spots[index - 1];
    for (const point of before ? [...bendsBetween(before, spot), spot.point] : [spot.point])
      append(laid, point);
    return laid;
  }, []);
  return line.length < 2 ? section : { ...section, line };
}

/** The later number of two points at one place is kept. */
function append(laid: RoadPoint[], point: RoadPoint): void {
  const last = laid.at(-1);
  if (!last || metresBetween(last, point) > ONE_PLACE_METRES) laid.push(point);
  else if (point[2] !== undefined) laid[laid.length - 1] = [last[0], last[1], point[2]];
}

function bendsBetween(from: Spot, to: Spot): RoadPoint[] {
  if (from.line !== to.line) return [];
  const [first, last] = [Math.min(from.along, to.along), Math.max(from.along, to.along)];
  const bends = from.line.flatMap(([longitude, latitude], index): RoadPoint[] =>
    index > first && index < last ? [[latitude, longitude]] : [],
  );
  return from.along <= to.along ? bends : bends.reverse();
}

function nearest(point: RoadPoint, lines: readonly TaipeiRoad['line'][]): Spot {
  let best: Spot | undefined;
  for (const line of lines) {
    for (const [index, end] of line.slice(1).entries()) {
      const start = line[index] ?? end;
      const origin = { latitude: start[1], longitude: start[0] };
      const piece = toMetres(origin, { latitude: end[1], longitude: end[0] });
      const off = toMetres(origin, asLatLng(point));
      const share = nearestShare(off, HERE, piece);
      const metres = distance(off, interpolatePoint(HERE, piece, share));
      if (best && best.metres <= metres) continue;
      const [latitude, longitude] = [
        start[1] + (end[1] - start[1]) * share,
        start[0] + (end[0] - start[0]) * share,
      ];
      best = {
        line,
        along: index + share,
        point: point[2] === undefined ? [latitude, longitude] : [latitude, longitude, point[2]],
        metres,
      };
    }
  }
  return best as Spot;
}
