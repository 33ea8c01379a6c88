import type { ScreenPoint } from './map-engine';

/** Side of the point with the callout. */
export type CalloutSide = 'right' | 'left' | 'top' | 'bottom';

/** Position of a callout: side of its point, and offset in pixels from the middle of that side. */
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
  /** Pixels from the point to the callout at each side, past the marker. */
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
/** Between a callout that steps aside and what is in its way. */
const GAP_PX = 4;
/** A callout in the middle of its side points best. */
const SHIFT_COST = 0.1;
/** Square pixels of a callout that hide as much under a mark or a button as one pixel of a route does under it. */
const HIDDEN_PX = 5;

const isBeside = (side: CalloutSide) => side === 'right' || side === 'left';

/** Where the callout would lie. */
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

/** Square pixels that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Pixels beyond the frame weigh most; a callout that only comes close to the edge is the lesser evil. */
function crowding(box: Box, { width, height }: CalloutScene['frame']): number {
  const gaps = [box.left, box.top, width - box.right, height - box.bottom];
  return gaps.reduce((sum, gap) => sum + Math.max(0, -gap) * 20 + Math.max(0, EDGE_PX - gap), 0);
}

/** How far a callout may step along its side: into the frame, and clear of what it would lie under or over. */
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

/** The spot that covers the least of the routes, the other marks and the edge of the map. */
export function calloutSpot(scene: CalloutScene): CalloutSpot {
  let best: CalloutSpot = { side: 'right', shift: 0 };
  let least = Infinity;
  for (const side of scene.sides ?? SIDES) {
    for (const shift of shiftsAt(scene, side)) {
      const box = calloutBox(scene, { side, shift });
      const boxes = scene.boxes.reduce((sum, other) => sum + overlap(box, other) / HIDDEN_PX, 0);
      const aside = boxes + crowding(box, scene.frame) + Math.abs(shift) * SHIFT_COST;
      // Routes have thousands of points: those of a spot that is worse already are not walked.
      if (aside >= least) continue;
      const cost = aside + scene.lines.reduce((sum, line) => sum + covered(box, line), 0);
      if (cost >= least - 0.5) continue;
      best = { side, shift };
      least = cost;
    }
  }
  return best;
}
