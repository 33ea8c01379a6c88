import { calloutBox, calloutSpot, overlap, type Box, type CalloutScene } from '../floating/callout-spot';
import type { ScreenPoint, SidePadding } from '../map-engine';
import type { LatLng } from '../map-props';
import { boxAround, type Reach } from '../marks/mark-space';

/** Points to fit and elements over the map, in pixels. */
export interface FitScene {
  frame: { width: number; height: number };
  covered: SidePadding;
  points: readonly LatLng[];
  marks: readonly { at: LatLng; reach: Reach }[];
  callouts: readonly (Pick<CalloutScene, 'size' | 'clearance'> & { at: LatLng })[];
  floating: readonly Box[];
  /** Maximum share of the width for elements at one side. */
  mostAcross?: number;
}

interface Fit {
  scale: number;
  project(point: LatLng): ScreenPoint;
}

type Span = { at: number; before: number; after: number };

const MOST_SCALE = 512 * 2 ** 17;
const MARGIN_PX = 72;
const MARGIN_SHARE = 0.14;
const GAP_PX = 8;
/** At a smaller scale the streets are too small; covering something is better. */
const LEAST_SHARE_OF_SCALE = 0.5;
/** Lower limit for keeping pins clear of buttons. */
const LEAST_SHARE_FOR_MARKS = 0.3;
/** Maximum shares of the frame for floating elements at one side; they fill the bottom of small maps. */
const MOST_ACROSS = 0.4;
const MOST_DOWN = 0.6;
const MOST_ACROSS_ALONE = 0.8;
const SHRINKS = [1, 0.6, 0.3, 0];

const mercator = ({ latitude, longitude }: LatLng): ScreenPoint => {
  const angle = (latitude * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  };
};

/** Padding that keeps marks and callouts clear of edges and floating elements. */
export function fitView(scene: FitScene): SidePadding {
  const { frame } = scene;
  const fit = SHRINKS.map((shrink) => bestFit(scene, shrink)).find((found) => found !== null);
  if (!fit) return { top: 0, right: 0, bottom: 0, left: 0 };
  const shown = [...scene.points, ...scene.marks.map((mark) => mark.at)].map(fit.project);
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
  // A pixel less per side avoids division by zero for an axis-parallel line.
  return {
    left: Math.max(0, Math.min(...xs) - 1),
    right: Math.max(0, frame.width - Math.max(...xs) - 1),
    top: Math.max(0, Math.min(...ys) - 1),
    bottom: Math.max(0, frame.height - Math.max(...ys) - 1),
  };
}

/** Padding that centres a single marker, or puts it beside a panel that covers the middle. */
export function aloneView(
  scene: Pick<FitScene, 'frame' | 'covered' | 'floating'>,
  mark: FitScene['marks'][number],
): SidePadding {
  const { frame, covered, floating } = scene;
  const middle = {
    x: (covered.left + frame.width - covered.right) / 2,
    y: (covered.top + frame.height - covered.bottom) / 2,
  };
  const box = boxAround(middle, mark.reach);
  if (floating.every((other) => overlap(box, other) === 0)) return covered;
  const { left, top } = fitView({
    ...scene,
    points: [mark.at],
    marks: [mark],
    callouts: [],
    mostAcross: MOST_ACROSS_ALONE,
  });
  const [right, down] = [2 * left - frame.width, 2 * top - frame.height];
  return {
    left: Math.max(0, right),
    right: Math.max(0, -right),
    top: Math.max(0, down),
    bottom: Math.max(0, -down),
  };
}

function bestFit(scene: FitScene, shrink: number): Fit | null {
  const fits = insetsToTry(scene)
    .flatMap((insets) => fitWithin(scene, insets, shrink) ?? [])
    .sort((a, b) => b.scale - a.scale);
  const [largest] = fits;
  let best: { fit: Fit; hidden: Hidden } | null = null;
  for (const fit of fits) {
    const least = best && best.hidden.marks > 0 ? LEAST_SHARE_FOR_MARKS : LEAST_SHARE_OF_SCALE;
    if (!largest || fit.scale < largest.scale * least) break;
    const hidden = hiddenIn(scene, fit);
    if (!best || isLess(hidden, best.hidden)) best = { fit, hidden };
    if (hidden.marks + hidden.labels === 0) break;
  }
  return best?.fit ?? null;
}

/** Variants of each side: as is, clear of floating elements, or with room for a callout. */
function insetsToTry({
  frame,
  covered,
  floating,
  callouts,
  mostAcross = MOST_ACROSS,
}: FitScene): SidePadding[] {
  const wide = callouts.map(({ size, clearance }) => size.width + clearance.left + GAP_PX);
  const high = callouts.map(({ size, clearance }) => size.height + clearance.bottom + GAP_PX);
  const depths = (own: number, most: number, list: number[]) => [
    ...new Set([own, ...list.filter((depth) => depth > own && depth < most).map(Math.ceil)]),
  ];
  const across = frame.width * mostAcross;
  const down = frame.height * MOST_DOWN;
  const tops = depths(covered.top, down, [...floating.map((box) => box.bottom), ...high]);
  const bottoms = depths(covered.bottom, down, [...floating.map((box) => frame.height - box.top), ...high]);
  const lefts = depths(covered.left, across, [...floating.map((box) => box.right), ...wide]);
  const rights = depths(covered.right, across, [...floating.map((box) => frame.width - box.left), ...wide]);
  return tops.flatMap((top) =>
    bottoms.flatMap((bottom) =>
      lefts.flatMap((left) => rights.map((right) => ({ top, bottom, left, right }))),
    ),
  );
}

function fitWithin(scene: FitScene, insets: SidePadding, shrink: number): Fit | null {
  const { width, height } = scene.frame;
  const margin = Math.min(MARGIN_PX, Math.min(width, height) * MARGIN_SHARE) * shrink;
  const room = (reach: number) => Math.max(margin, (reach + GAP_PX) * shrink);
  const even: Reach = { left: 0, right: 0, top: 0, bottom: 0 };
  const spots = [...scene.points.map((at) => ({ at, reach: even })), ...scene.marks].map(({ at, reach }) => ({
    ...mercator(at),
    reach,
  }));
  const xs = spots.map(({ x, reach }): Span => ({
    at: x,
    before: room(reach.left),
    after: room(reach.right),
  }));
  const ys = spots.map(({ y, reach }): Span => ({
    at: y,
    before: room(reach.top),
    after: room(reach.bottom),
  }));
  const scale = Math.min(
    MOST_SCALE,
    scaleFor(outermost(xs), width - insets.left - insets.right),
    scaleFor(outermost(ys), height - insets.top - insets.bottom),
  );
  if (!(scale > 0)) return null;
  const x = offsetFor(xs, scale, insets.left, width - insets.right);
  const y = offsetFor(ys, scale, insets.top, height - insets.bottom);
  return {
    scale,
    project(point) {
      const at = mercator(point);
      return { x: at.x * scale + x, y: at.y * scale + y };
    },
  };
}

/** Of spans with the same room only the first and last can touch an edge. */
function outermost(spans: readonly Span[]): Span[] {
  const ends = new Map<string, [Span, Span]>();
  for (const span of spans) {
    const key = `${span.before} ${span.after}`;
    const [first, last] = ends.get(key) ?? [span, span];
    ends.set(key, [span.at < first.at ? span : first, span.at > last.at ? span : last]);
  }
  return [...ends.values()].flat();
}

/** The largest scale at which every pair of spans fits; 0 if one does not. */
function scaleFor(spans: readonly Span[], available: number): number {
  let scale = Infinity;
  for (const low of spans) {
    for (const high of spans) {
      if (high.at < low.at) continue;
      const left = available - low.before - high.after;
      if (left < 0) return 0;
      if (high.at > low.at) scale = Math.min(scale, left / (high.at - low.at));
    }
  }
  return scale;
}

function offsetFor(spans: readonly Span[], scale: number, from: number, to: number): number {
  const least = Math.max(...spans.map(({ at, before }) => from + before - at * scale));
  const most = Math.min(...spans.map(({ at, after }) => to - after - at * scale));
  return (least + most) / 2;
}

interface Hidden {
  marks: number;
  labels: number;
}

/** A covered pin is worse than any covered label. */
const isLess = (one: Hidden, other: Hidden) =>
  one.marks === other.marks ? one.labels < other.labels : one.marks < other.marks;

function hiddenIn({ frame, marks, callouts, floating, points }: FitScene, { project }: Fit): Hidden {
  const markBoxes = marks.map(({ at, reach }) => boxAround(project(at), reach));
  const line = points.map(project);
  const boxes = [...markBoxes, ...floating];
  const covered = (box: Box, others: readonly Box[]) =>
    others.reduce((sum, other) => sum + overlap(box, other), 0);
  const underButtons = markBoxes.reduce((sum, box) => sum + covered(box, floating), 0);
  let labels = 0;
  for (const { at, size, clearance } of callouts) {
    const scene: CalloutScene = { at: project(at), size, clearance, frame, lines: [line], boxes };
    const box = calloutBox(scene, calloutSpot(scene));
    labels += covered(box, boxes);
    labels +=
      size.width * size.height - overlap(box, { left: 0, top: 0, right: frame.width, bottom: frame.height });
    boxes.push(box);
  }
  const whole = (pixels: number) => (pixels < 1 ? 0 : pixels);
  return { marks: whole(underButtons), labels: whole(labels) };
}
