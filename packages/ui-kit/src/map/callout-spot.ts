import type { ScreenPoint } from './map-engine';

/** Side of its point on which a callout stands. */
export type CalloutSide = 'right' | 'left' | 'top' | 'bottom';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface CalloutScene {
  at: ScreenPoint;
  size: { width: number; height: number };
  /** Pixels from the point to the callout at each side, past whatever stands on the point. */
  clearance: Readonly<Record<CalloutSide, number>>;
  frame: { width: number; height: number };
  lines: readonly (readonly ScreenPoint[])[];
  boxes: readonly Box[];
}

const SIDES: readonly CalloutSide[] = ['right', 'left', 'top', 'bottom'];
const SAMPLE_PX = 8;
const EDGE_PX = 8;
/** Square pixels of a callout that hide as much under a mark or a button as one pixel of a route does under it. */
const HIDDEN_PX = 5;

/** Where the callout would lie. */
export function calloutBox({ at, size, clearance }: CalloutScene, side: CalloutSide): Box {
  const { width, height } = size;
  const left = {
    right: at.x + clearance.right,
    left: at.x - clearance.left - width,
    top: at.x - width / 2,
    bottom: at.x - width / 2,
  }[side];
  const top = {
    right: at.y - height / 2,
    left: at.y - height / 2,
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

/** The side that covers the least of the routes, the other marks and the edge of the map. */
export function calloutSide(scene: CalloutScene): CalloutSide {
  const cost = (side: CalloutSide) => {
    const box = calloutBox(scene, side);
    const lines = scene.lines.reduce((sum, line) => sum + covered(box, line), 0);
    const boxes = scene.boxes.reduce((sum, other) => sum + overlap(box, other) / HIDDEN_PX, 0);
    return lines + boxes + crowding(box, scene.frame);
  };
  return SIDES.reduce((best, side) => (cost(side) < cost(best) - 0.5 ? side : best), SIDES[0] ?? 'right');
}
