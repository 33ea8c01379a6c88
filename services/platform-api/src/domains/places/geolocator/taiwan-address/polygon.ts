/** Rings as in data files: longitude, latitude pairs. */
export type Coordinates = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/**
 * Rings packed as longitude, latitude, …: an array for each of the hundreds of thousands of points would take ten
 * times the memory. The even-odd rule covers holes and islands.
 */
export type Rings = readonly Float64Array[];

export const packRings = (coordinates: Coordinates): Rings =>
  coordinates.map((ring) => Float64Array.from(ring.flat()));

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export function ringsBounds(rings: Rings): Bounds {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [longitude, latitude] = pointAt(ring, at);
      if (longitude < west) west = longitude;
      if (longitude > east) east = longitude;
      if (latitude < south) south = latitude;
      if (latitude > north) north = latitude;
    }
  }
  return { west, east, south, north };
}

/** Checks the bounds first, which is faster and decides most cases. */
export function contains(bounds: Bounds, rings: Rings, latitude: number, longitude: number): boolean {
  if (
    longitude < bounds.west ||
    longitude > bounds.east ||
    latitude < bounds.south ||
    latitude > bounds.north
  )
    return false;
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [x1, y1] = pointAt(ring, i);
      const [x2, y2] = pointAt(ring, j);
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
        inside = !inside;
    }
  }
  return inside;
}

/** Centroid of the largest ring. */
export function ringsCentre(rings: Rings): { latitude: number; longitude: number } {
  let best = { area: -1, latitude: 0, longitude: 0 };
  for (const ring of rings) {
    const [originX, originY] = pointAt(ring, 0);
    let [twice, x, y] = [0, 0, 0];
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [fromX, fromY] = pointAt(ring, j);
      const [toX, toY] = pointAt(ring, i);
      const [x1, y1, x2, y2] = [fromX - originX, fromY - originY, toX - originX, toY - originY];
      const cross = x1 * y2 - x2 * y1;
      twice += cross;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    }
    const area = Math.abs(twice);
    if (area <= best.area) continue;
    const factor = twice === 0 ? 0 : 1 / (3 * twice);
    best = { area, longitude: originX + x * factor, latitude: originY + y * factor };
  }
  return { latitude: best.latitude, longitude: best.longitude };
}

const pointAt = (ring: Float64Array, at: number): readonly [longitude: number, latitude: number] => [
  ring[at] ?? 0,
  ring[at + 1] ?? 0,
];
