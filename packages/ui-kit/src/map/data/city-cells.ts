// Cells between the roads: faces of the planar road graph.
import { ringArea, interpolatePoint, crossing, distance, type Point } from '@courier/config/geometry';
import { pointAt } from './plane.ts';

/** Joins roads with a small gap between them, as a share of the shorter piece. */
const SLACK = 1e-6;

type Segment = readonly [Point, Point];

const listSegments = (line: readonly Point[]): Segment[] =>
  line.slice(1).map((point, index) => [pointAt(line, index), point]);

function splitAtCrossings(roads: readonly (readonly Point[])[]): Segment[] {
  const segments = roads.flatMap(listSegments);
  return segments.flatMap(([a, b], self) => {
    const shares = [0, 1];
    segments.forEach(([c, d], index) => {
      const hit = index === self ? null : crossing(a, b, c, d, SLACK);
      if (hit) shares.push(Math.min(1, Math.max(0, hit.ab)));
    });
    const points = [...new Set(shares)].sort((x, y) => x - y).map((share) => interpolatePoint(a, b, share));
    return listSegments(points);
  });
}

function buildRoadGraph(roads: readonly (readonly Point[])[]) {
  const nodes: Point[] = [];
  const links: Set<number>[] = [];
  const nodeAt = (point: Point) => {
    const found = nodes.findIndex((node) => distance(node, point) < 8);
    if (found >= 0) return found;
    links.push(new Set());
    return nodes.push(point) - 1;
  };
  for (const [a, b] of splitAtCrossings(roads)) {
    const [from, to] = [nodeAt(a), nodeAt(b)];
    if (from !== to) {
      links[from]?.add(to);
      links[to]?.add(from);
    }
  }
  for (let pruned = true; pruned;) {
    pruned = false;
    links.forEach((near, node) => {
      const [only] = near;
      if (near.size !== 1 || only === undefined) return;
      links[only]?.delete(node);
      near.clear();
      pruned = true;
    });
  }
  return { nodes, links };
}

/** Rings of the cells in metres, anticlockwise. */
export function cellsBetween(roads: readonly (readonly Point[])[]): Point[][] {
  const { nodes, links } = buildRoadGraph(roads);
  const angleTo = (from: number, to: number) => angle(pointAt(nodes, from), pointAt(nodes, to));
  const around = links.map((near, node) => [...near].sort((p, q) => angleTo(node, p) - angleTo(node, q)));
  const seen = new Set<string>();
  const cells: Point[][] = [];
  links.forEach((near, start) =>
    near.forEach((second) => {
      if (seen.has(`${start}>${second}`)) return;
      const ring: Point[] = [];
      let [from, to] = [start, second];
      while (!seen.has(`${from}>${to}`)) {
        seen.add(`${from}>${to}`);
        ring.push(pointAt(nodes, from));
        const turn = around[to] ?? [];
        [from, to] = [to, turn[(turn.indexOf(from) + turn.length - 1) % turn.length] ?? start];
      }
      const area = ringArea(ring);
      if (area > 8_000 && area < 3_000_000) cells.push(ring);
    }),
  );
  return cells;
}

const angle = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);
