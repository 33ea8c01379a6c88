// Points of the base data script: [longitude, latitude], or metres around the centre of Taipei.
import { planeAround } from '@courier/config/geometry';

const plane = planeAround({ latitude: 25.04, longitude: 121.54 });

export const toPlane = ([longitude, latitude]) => plane.toPlane({ latitude, longitude });
export const toDegrees = (point) => {
  const { latitude, longitude } = plane.toDegrees(point);
  return [longitude, latitude];
};

/** Degrees from "5437 417,5436 332", ten-thousandths of a degree from 121 E 25 N. */
export const readPoints = (text, scale = 10_000) =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number);
    return [121 + x / scale, 25 + y / scale];
  });

/** Catmull-Rom spline, four steps between two points. */
export function smooth(line, closed = false) {
  const linePoint = (index) =>
    closed ? line[(index + line.length) % line.length] : line[Math.min(line.length - 1, Math.max(0, index))];
  const result = [];
  for (let index = 0; index < line.length - (closed ? 0 : 1); index += 1) {
    for (let step = 0; step < 4; step += 1) {
      const t = step / 4;
      const weights = [
        -t + 2 * t ** 2 - t ** 3,
        2 - 5 * t ** 2 + 3 * t ** 3,
        t + 4 * t ** 2 - 3 * t ** 3,
        -(t ** 2) + t ** 3,
      ];
      result.push(
        [0, 1].map((axis) =>
          weights.reduce(
            (sum, weight, offset) => sum + (weight * linePoint(index + offset - 1)[axis]) / 2,
            0,
          ),
        ),
      );
    }
  }
  if (!closed) result.push(line.at(-1));
  return result;
}
