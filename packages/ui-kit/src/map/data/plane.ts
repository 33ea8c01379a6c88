// Points of the base data script: [longitude, latitude], or metres around the centre of Taipei.
import { planeAround, type Point } from '@courier/config/geometry';

const plane = planeAround({ latitude: 25.04, longitude: 121.54 });

export const toPlane = ([longitude, latitude]: Point): Point => plane.toPlane({ latitude, longitude });
export const toDegrees = (point: Point): Point => {
  const { latitude, longitude } = plane.toDegrees(point);
  return [longitude, latitude];
};

/** Degrees from "5437 417,5436 332", ten-thousandths of a degree from 121 E 25 N. */
export const readPoints = (text: string, scale = 10_000): Point[] =>
  text.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [121 + x / scale, 25 + y / scale];
  });

/** @throws Error if the line has no such point */
export function pointAt(line: readonly Point[], index: number): Point {
  const point = line[index];
  if (point === undefined) throw new Error(`A line has no point ${index}.`);
  return point;
}

/** Catmull-Rom spline, four steps between two points. */
export function smooth(line: readonly Point[], closed = false): Point[] {
  const linePoint = (index: number) =>
    pointAt(
      line,
      closed ? (index + line.length) % line.length : Math.min(line.length - 1, Math.max(0, index)),
    );
  const result: Point[] = [];
  for (let index = 0; index < line.length - (closed ? 0 : 1); index += 1) {
    for (let step = 0; step < 4; step += 1) {
      const t = step / 4;
      const weights = [
        -t + 2 * t ** 2 - t ** 3,
        2 - 5 * t ** 2 + 3 * t ** 3,
        t + 4 * t ** 2 - 3 * t ** 3,
        -(t ** 2) + t ** 3,
      ];
      const along = (axis: 0 | 1) =>
        weights.reduce((sum, weight, offset) => sum + (weight * linePoint(index + offset - 1)[axis]) / 2, 0);
      result.push([along(0), along(1)]);
    }
  }
  if (!closed) result.push(pointAt(line, line.length - 1));
  return result;
}
