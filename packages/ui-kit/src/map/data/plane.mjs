// Plane geometry in metres around the centre of Taipei, for the base data script.
const CENTRE = [121.54, 25.04];
const METRES_PER_DEGREE = 111_320;
const EAST = METRES_PER_DEGREE * Math.cos((CENTRE[1] * Math.PI) / 180);

export const toPlane = ([lng, lat]) => [(lng - CENTRE[0]) * EAST, (lat - CENTRE[1]) * METRES_PER_DEGREE];
export const toDegrees = ([x, y]) => [x / EAST + CENTRE[0], y / METRES_PER_DEGREE + CENTRE[1]];

/** "5437 417,5436 332" in parts of a degree (ten thousandths) from 121 E 25 N to degrees. */
export const readPoints = (text, scale = 10_000) =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number);
    return [121 + x / scale, 25 + y / scale];
  });

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function nearestOnSegment(point, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy || 1;
  const share = Math.min(1, Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length));
  return [a[0] + dx * share, a[1] + dy * share];
}

/** Where two segments cross, as shares of both, or null. */
export function crossing(a, b, c, d) {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t < -1e-6 || t > 1 + 1e-6 || u < -1e-6 || u > 1 + 1e-6 ? null : { t, u };
}

export function areaOf(ring) {
  let sum = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length];
    sum += point[0] * next[1] - next[0] * point[1];
  });
  return sum / 2;
}

/** Douglas-Peucker. */
export function simplify(line, tolerance) {
  if (line.length < 3) return line;
  let worst = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const off = distance(line[index], nearestOnSegment(line[index], line[0], line.at(-1)));
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= tolerance) return [line[0], line.at(-1)];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

/** Catmull-Rom through the points, four steps between two. */
export function smooth(line, closed = false) {
  const at = (index) =>
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
          weights.reduce((sum, weight, offset) => sum + (weight * at(index + offset - 1)[axis]) / 2, 0),
        ),
      );
    }
  }
  if (!closed) result.push(line.at(-1));
  return result;
}
