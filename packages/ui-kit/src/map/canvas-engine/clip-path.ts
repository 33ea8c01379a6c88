import { Bounds, LineUtil, PolyUtil, type Point } from 'leaflet';

/** Pixels drawn beyond a tile's edge, so that round ends and wide lines join. */
const MARGIN_PX = 64;

/** Paths are clipped, because a canvas loses precision far outside. */
export const clipBounds = (width: number, height: number): Bounds =>
  new Bounds([-MARGIN_PX, -MARGIN_PX], [width + MARGIN_PX, height + MARGIN_PX]);

export const clipRing = (ring: Point[], bounds: Bounds): Point[] => PolyUtil.clipPolygon(ring, bounds) ?? [];

export function clipLine(line: readonly Point[], bounds: Bounds): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1] as Point, line[index] as Point];
    const clipped = LineUtil.clipSegment(from, to, bounds, false, false);
    if (!clipped) continue;
    const [start, end] = clipped;
    if (part.length === 0 || !(part.at(-1) as Point).equals(start)) {
      part = [start];
      parts.push(part);
    }
    part.push(end);
    if (!end.equals(to)) part = [];
  }
  return parts;
}
