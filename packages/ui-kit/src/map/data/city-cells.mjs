// Cells between the roads: faces of the planar road graph.
import { ringArea, interpolatePoint, crossing, distance } from '@courier/config/geometry';

/** Joins roads with a small gap between them, as a share of the shorter piece. */
const SLACK = 1e-6;

function splitAtCrossings(roads) {
  const segments = roads.flatMap((road) => road.slice(1).map((point, index) => [road[index], point]));
  return segments.flatMap(([a, b], self) => {
    const shares = [0, 1];
    segments.forEach(([c, d], index) => {
      const hit = index === self ? null : crossing(a, b, c, d, SLACK);
      if (hit) shares.push(Math.min(1, Math.max(0, hit.ab)));
    });
    const points = [...new Set(shares)].sort((x, y) => x - y).map((share) => interpolatePoint(a, b, share));
    return points.slice(1).map((point, index) => [points[index], point]);
  });
}

function buildRoadGraph(roads) {
  const nodes = [];
  const links = [];
  const nodeAt = (point) => {
    const found = nodes.findIndex((node) => distance(node, point) < 8);
    if (found >= 0) return found;
    links.push(new Set());
    return nodes.push(point) - 1;
  };
  for (const [a, b] of splitAtCrossings(roads)) {
    const [from, to] = [nodeAt(a), nodeAt(b)];
    if (from !== to) {
      links[from].add(to);
      links[to].add(from);
    }
  }
  for (let pruned = true; pruned;) {
    pruned = false;
    links.forEach((near, node) => {
      if (near.size !== 1) return;
      links[[...near][0]].delete(node);
      near.clear();
      pruned = true;
    });
  }
  return { nodes, links };
}

/** Rings of the cells in metres, anticlockwise. */
export function cellsBetween(roads) {
  const { nodes, links } = buildRoadGraph(roads);
  const around = links.map((near, node) =>
    [...near].sort((p, q) => angle(nodes[node], nodes[p]) - angle(nodes[node], nodes[q])),
  );
  const seen = new Set();
  const cells = [];
  links.forEach((near, start) =>
    near.forEach((second) => {
      if (seen.has(`${start}>${second}`)) return;
      const ring = [];
      let [from, to] = [start, second];
      while (!seen.has(`${from}>${to}`)) {
        seen.add(`${from}>${to}`);
        ring.push(nodes[from]);
        const turn = around[to];
        [from, to] = [to, turn[(turn.indexOf(from) + turn.length - 1) % turn.length]];
      }
      const area = ringArea(ring);
      if (area > 8_000 && area < 3_000_000) cells.push(ring);
    }),
  );
  return cells;
}

const angle = (from, to) => Math.atan2(to[1] - from[1], to[0] - from[0]);
