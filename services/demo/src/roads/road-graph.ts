import type { RoadKind, TaipeiRoad } from '@courier/config/taipei-roads';
import { interpolatePoint, crossing, distance, nearestShare, type Point } from '@courier/config/geometry';
import { toPoint } from './taipei-plane';

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly metres: number;
  /** Metres, with a surcharge on small streets. */
  readonly cost: number;
}

/** Nodes are crossings and bends, edges the road pieces between them. */
export interface RoadGraph {
  readonly nodes: readonly Point[];
  readonly edges: readonly Edge[];
  /** Edge indexes per node. */
  readonly at: readonly (readonly number[])[];
  /** Four numbers per edge: left, low, right, high of its bounding box in metres. */
  readonly boxes: Float64Array;
}

/** Riders prefer larger roads if the route is hardly longer. Scooters may not use a freeway. */
const WEIGHT: Readonly<Record<Exclude<RoadKind, 'freeway'>, number>> = { main: 1, minor: 1.1, path: 1.2 };
/** Bends, crossings and ends within this distance are merged. */
const ONE_PLACE_METRES = 8;

interface Piece {
  a: Point;
  b: Point;
  weight: number;
  /** Bounding box with a margin, to exclude pieces that cannot intersect. */
  left: number;
  right: number;
  low: number;
  high: number;
}

const toPiece = (a: Point, b: Point, weight: number): Piece => ({
  a,
  b,
  weight,
  left: Math.min(a[0], b[0]) - ONE_PLACE_METRES,
  right: Math.max(a[0], b[0]) + ONE_PLACE_METRES,
  low: Math.min(a[1], b[1]) - ONE_PLACE_METRES,
  high: Math.max(a[1], b[1]) + ONE_PLACE_METRES,
});

/** Joins the drawn roads where they meet, and keeps the largest connected part. */
export function roadGraph(roads: readonly TaipeiRoad[]): RoadGraph {
  const pieces = roads.flatMap(({ kind, line }) => {
    if (kind === 'freeway') return [];
    const points = line.map(([longitude, latitude]) => toPoint({ latitude, longitude }));
    return points.slice(1).map((b, index) => toPiece(points[index] ?? b, b, WEIGHT[kind]));
  });
  const nodes: Point[] = [];
  const cells = new Map<string, number[]>();
  const nodeAt = (point: Point): number => {
    const [column, row] = [Math.floor(point[0] / ONE_PLACE_METRES), Math.floor(point[1] / ONE_PLACE_METRES)];
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const known of cells.get(`${x} ${y}`) ?? [])
          if (distance(nodes[known] as Point, point) < ONE_PLACE_METRES) return known;
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), nodes.length]);
    return nodes.push(point) - 1;
  };
  const edges = new Map<string, Edge>();
  for (const piece of pieces) {
    const stops = stopsOn(piece, pieces).map((share) => nodeAt(interpolatePoint(piece.a, piece.b, share)));
    for (const [index, to] of stops.slice(1).entries()) {
      const from = stops[index] as number;
      const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
      if (from === to || edges.has(key)) continue;
      const metres = distance(nodes[from] as Point, nodes[to] as Point);
      edges.set(key, { from, to, metres, cost: metres * piece.weight });
    }
  }
  return largestPart(nodes, [...edges.values()]);
}

/** Positions along a piece where others meet it, including its ends. */
function stopsOn({ a, b, left, right, low, high }: Piece, pieces: readonly Piece[]): number[] {
  const shares = [0, 1];
  for (const other of pieces) {
    if (other.left > right || other.right < left || other.low > high || other.high < low) continue;
    const hit = crossing(a, b, other.a, other.b);
    if (hit) shares.push(hit.ab);
    for (const end of [other.a, other.b]) {
      const share = nearestShare(end, a, b);
      if (distance(interpolatePoint(a, b, share), end) < ONE_PLACE_METRES) shares.push(share);
    }
  }
  return [...new Set(shares)].sort((x, y) => x - y);
}

function largestPart(nodes: readonly Point[], edges: readonly Edge[]): RoadGraph {
  const at: number[][] = nodes.map(() => []);
  for (const [index, { from, to }] of edges.entries()) {
    at[from]?.push(index);
    at[to]?.push(index);
  }
  const part = nodes.map(() => -1);
  const sizes: number[] = [];
  for (const start of nodes.keys()) {
    if (part[start] !== -1) continue;
    const waiting = [start];
    part[start] = sizes.length;
    let size = 0;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      size += 1;
      for (const index of at[node] ?? []) {
        const { from, to } = edges[index] as Edge;
        const next = from === node ? to : from;
        if (part[next] !== -1) continue;
        part[next] = sizes.length;
        waiting.push(next);
      }
    }
    sizes.push(size);
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  const kept = edges.filter(({ from }) => part[from] === largest);
  const keptAt: number[][] = nodes.map(() => []);
  for (const [index, { from, to }] of kept.entries()) {
    keptAt[from]?.push(index);
    keptAt[to]?.push(index);
  }
  return { nodes, edges: kept, at: keptAt, boxes: edgeBoxes(nodes, kept) };
}

function edgeBoxes(nodes: readonly Point[], edges: readonly Edge[]): Float64Array {
  return Float64Array.from(
    edges.flatMap(({ from, to }) => {
      const [[ax, ay], [bx, by]] = [nodes[from] as Point, nodes[to] as Point];
      return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
    }),
  );
}
