import { pathBetween, type LatLng } from '@courier/api-client/order-rules';
import { taipeiRoads } from '@courier/config/taipei-roads';
import { distance, simplify, type Point } from '@courier/config/geometry';
import { roadGraph, type RoadGraph } from './road-graph';
import { accessTo, shortestWay, type Access } from './shortest-way';
import { toLatLng, toPoint } from './taipei-plane';

/** A door farther from every known road is outside the network. */
const FARTHEST_DOOR_METRES = 600;
const MOST_POINTS = 60;
const MOST_KEPT = 4000;
/** A drawn road is wider than this. */
const TOLERANCE_METRES = 1;

let graph: RoadGraph | undefined;
const kept = new Map<string, readonly LatLng[]>();
/** Cached, because thousands of routes begin at the same shops. */
const keptAccess = new Map<string, Access | undefined>();
const MOST_KEPT_ACCESSES = 500;

/**
 * The shortest route along the drawn roads of Taipei, with a straight leg from each door to its road; outside
 * them an imaginary street grid. At most 60 points, starting and ending exactly at the doors. Deterministic.
 */
export function routeBetween(source: LatLng, destination: LatLng): readonly LatLng[] {
  const [from, to] = [pickCoordinates(source), pickCoordinates(destination)];
  const key = `${from.latitude},${from.longitude} ${to.latitude},${to.longitude}`;
  const known = kept.get(key);
  if (known) return known;
  const route = alongRoads(from, to) ?? pathBetween(from, to);
  const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, route);
  return route;
}

const pickCoordinates = ({ latitude, longitude }: LatLng): LatLng => ({ latitude, longitude });

function alongRoads(from: LatLng, to: LatLng): LatLng[] | null {
  const [start, end] = [toPoint(from), toPoint(to)];
  graph ??= roadGraph(taipeiRoads());
  const [out, into] = [accessFrom(graph, from, start), accessTo(graph, end)];
  if (!out || !into || Math.max(out.metres, into.metres) > FARTHEST_DOOR_METRES) return null;
  const way = shortestWay(graph, out, into);
  if (!way) return null;
  // Keeps the points where the legs meet the road, unless a door is on it.
  const inner = thinned(way).filter((point) => distance(point, start) > 1 && distance(point, end) > 1);
  return [from, ...inner.map(toLatLng), to];
}

function accessFrom(roads: RoadGraph, door: LatLng, point: Point): Access | undefined {
  const key = `${door.latitude},${door.longitude}`;
  if (keptAccess.has(key)) return keptAccess.get(key);
  const access = accessTo(roads, point);
  if (keptAccess.size >= MOST_KEPT_ACCESSES) keptAccess.clear();
  keptAccess.set(key, access);
  return access;
}

function thinned(line: readonly Point[]): readonly Point[] {
  for (let tolerance = TOLERANCE_METRES; ; tolerance *= 2) {
    const thin = simplify(line, tolerance);
    if (thin.length <= MOST_POINTS - 2) return thin;
  }
}
