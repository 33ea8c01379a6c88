import type { ScreenPoint } from '../map-engine';

export type CalloutSide = 'right' | 'left' | 'top' | 'bottom';

/** Side of the point, and offset in pixels from the middle of that side. */
export interface CalloutSpot {
  side: CalloutSide;
  shift: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface CalloutScene {
  at: ScreenPoint;
  size: { width: number; height: number };
  /** Pixels from the point to the callout on each side, past the marker. */
  clearance: Readonly<Record<CalloutSide, number>>;
  frame: { width: number; height: number };
  lines: readonly (readonly ScreenPoint[])[];
  boxes: readonly Box[];
  /** Allowed sides in order of preference; any by default. */
  sides?: readonly CalloutSide[];
}

const SIDES: readonly CalloutSide[] = ['right', 'left', 'top', 'bottom'];
const SAMPLE_PX = 8;
const EDGE_PX = 8;
/** Pixels between a shifted callout and its obstacle. */
const GAP_PX = 4;
/** Prefers a callout at the middle of its side. */
const SHIFT_COST = 0.1;
/** Square pixels hidden under a mark or button that weigh as much as one pixel of covered route. */
const HIDDEN_PX = 5;

const isBeside = (side: CalloutSide) => side === 'right' || side === 'left';

export function calloutBox({ at, size, clearance }: CalloutScene, { side, shift }: CalloutSpot): Box {
  const { width, height } = size;
  const middle = isBeside(side) ? { x: at.x, y: at.y + shift } : { x: at.x + shift, y: at.y };
  const left = {
    right: at.x + clearance.right,
    left: at.x - clearance.left - width,
    top: middle.x - width / 2,
    bottom: middle.x - width / 2,
  }[side];
  const top = {
    right: middle.y - height / 2,
    left: middle.y - height / 2,
    top: at.y - clearance.top - height,
    bottom: at.y + clearance.bottom,
  }[side];
  return { left, top, right: left + width, bottom: top + height };
}

const inside = (box: Box, { x, y }: ScreenPoint) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

function covered(box: Box, line: readonly ScreenPoint[]): number {
  let hits = 0;
  line.slice(1).forEach((end, index) => {
    const start = line[index] ?? end;
    const steps = Math.min(
      400,
      Math.max(1, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / SAMPLE_PX)),
    );
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      if (inside(box, { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }))
        hits += 1;
    }
  });
  return hits * SAMPLE_PX;
}

/** Shared area of two boxes in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Pixels outside the frame weigh most, being close to the edge less. */
function crowding(box: Box, { width, height }: CalloutScene['frame']): number {
  const gaps = [box.left, box.top, width - box.right, height - box.bottom];
  return gaps.reduce((sum, gap) => sum + Math.max(0, -gap) * 20 + Math.max(0, EDGE_PX - gap), 0);
}

/** Shifts along a side that keep a callout in the frame and clear of obstacles. */
function shiftsAt(scene: CalloutScene, side: CalloutSide): number[] {
  const { frame, size, boxes } = scene;
  const middle = calloutBox(scene, { side, shift: 0 });
  const beside = isBeside(side);
  const along = (box: Box) => (beside ? [box.top, box.bottom] : [box.left, box.right]) as [number, number];
  const [from, to] = along(middle);
  const inWay = boxes.filter((box) => overlap(middle, box) > 0).map(along);
  const steps = [
    Math.max(0, EDGE_PX - from),
    Math.min(0, (beside ? frame.height : frame.width) - EDGE_PX - to),
    ...inWay.flatMap(([start, end]) => [start - GAP_PX - to, end + GAP_PX - from]),
  ];
  const most = (beside ? size.height : size.width) / 2;
  return [...new Set([0, ...steps.map(Math.round)])].filter((shift) => Math.abs(shift) <= most);
}

/** The position that covers least of routes, marks and the map's edge. */
export function calloutSpot(scene: CalloutScene): CalloutSpot {
  let best: CalloutSpot = { side: 'right', shift: 0 };
  let least = Infinity;
  for (const side of scene.sides ?? SIDES) {
    for (const shift of shiftsAt(scene, side)) {
      const box = calloutBox(scene, { side, shift });
      const boxes = scene.boxes.reduce((sum, other) => sum + overlap(box, other) / HIDDEN_PX, 0);
      const aside = boxes + crowding(box, scene.frame) + Math.abs(shift) * SHIFT_COST;
      // Routes have thousands of points, so worse positions are skipped early.
      if (aside >= least) continue;
      const cost = aside + scene.lines.reduce((sum, line) => sum + covered(box, line), 0);
      if (cost >= least - 0.5) continue;
      best = { side, shift };
      least = cost;
    }
  }
  return best;
}
