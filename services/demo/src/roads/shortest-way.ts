import { interpolatePoint, distance, nearestShare, type Point } from '@courier/config/geometry';
import type { Edge, RoadGraph } from './road-graph';

export interface Access {
  readonly edge: number;
  readonly share: number;
  readonly point: Point;
  readonly metres: number;
}

/** The nearest point on any road. */
export function accessTo({ nodes, edges, boxes }: RoadGraph, point: Point): Access | undefined {
  let best: Access | undefined;
  for (let edge = 0; edge < edges.length; edge += 1) {
    if (best && isFarther(boxes, edge * 4, point, best.metres)) continue;
    const { from, to } = edges[edge] as Edge;
    const [a, b] = [nodes[from] as Point, nodes[to] as Point];
    const share = nearestShare(point, a, b);
    const foot = interpolatePoint(a, b, share);
    const metres = distance(point, foot);
    if (!best || metres < best.metres) best = { edge, share, point: foot, metres };
  }
  return best;
}

/** Whether an edge is too far away in one direction alone; a cheap test that excludes most roads. */
const isFarther = (boxes: Float64Array, at: number, [x, y]: Point, metres: number): boolean =>
  (boxes[at] as number) - x >= metres ||
  (boxes[at + 1] as number) - y >= metres ||
  x - (boxes[at + 2] as number) >= metres ||
  y - (boxes[at + 3] as number) >= metres;

/** The cheapest route along the roads between two points, or null. A* with a binary heap. */
export function shortestWay(graph: RoadGraph, from: Access, to: Access): Point[] | null {
  const { nodes, edges, at } = graph;
  const [first, last] = [edges[from.edge] as Edge, edges[to.edge] as Edge];
  const direct = from.edge === to.edge ? Math.abs(from.share - to.share) * first.cost : Infinity;
  const exits = new Map([
    [last.from, to.share * last.cost],
    [last.to, (1 - to.share) * last.cost],
  ]);
  const costs = new Map<number, number>();
  const before = new Map<number, number>();
  const heap = createHeap();
  const reach = (node: number, cost: number, previous: number) => {
    if (cost >= (costs.get(node) ?? Infinity)) return;
    costs.set(node, cost);
    before.set(node, previous);
    heap.push(node, cost + distance(nodes[node] as Point, to.point));
  };
  reach(first.from, from.share * first.cost, -1);
  reach(first.to, (1 - from.share) * first.cost, -1);
  let [best, end] = [direct, -1];
  for (let next = heap.pop(); next && next.rank < best; next = heap.pop()) {
    const { node } = next;
    const cost = costs.get(node) as number;
    const exit = exits.get(node);
    if (exit !== undefined && cost + exit < best) [best, end] = [cost + exit, node];
    for (const index of at[node] ?? []) {
      const edge = edges[index] as Edge;
      reach(edge.from === node ? edge.to : edge.from, cost + edge.cost, node);
    }
  }
  if (best === Infinity) return null;
  const way: Point[] = [];
  for (let node = end; node !== -1; node = before.get(node) as number) way.push(nodes[node] as Point);
  return [from.point, ...way.reverse(), to.point];
}

interface Entry {
  node: number;
  rank: number;
}

function createHeap() {
  const entries: Entry[] = [];
  const rankAt = (index: number) => entries[index]?.rank ?? Infinity;
  const swap = (a: number, b: number) => {
    [entries[a], entries[b]] = [entries[b] as Entry, entries[a] as Entry];
  };
  return {
    push(node: number, rank: number) {
      let index = entries.push({ node, rank }) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && rank < rankAt(parent); parent = (index - 1) >> 1) {
        swap(index, parent);
        index = parent;
      }
    },
    pop(): Entry | undefined {
      const [top] = entries;
      const last = entries.pop();
      if (entries.length > 0 && last) {
        entries[0] = last;
        for (let index = 0; ;) {
          const [left, right] = [index * 2 + 1, index * 2 + 2];
          const child = rankAt(right) < rankAt(left) ? right : left;
          if (rankAt(child) >= rankAt(index)) break;
          swap(index, child);
          index = child;
        }
      }
      return top;
    },
  };
}
