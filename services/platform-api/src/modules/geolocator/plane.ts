import type { LatLng } from '@courier/api-client/order-rules';

const METRES_PER_DEGREE = 111_320;

export interface Metres {
  readonly x: number;
  readonly y: number;
}

/** Flat metres around a point: exact enough for a city. */
export const toMetres = (origin: LatLng, point: LatLng): Metres => ({
  x: (point.longitude - origin.longitude) * METRES_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180),
  y: (point.latitude - origin.latitude) * METRES_PER_DEGREE,
});

/** Moves a point by metres to the east and to the north. */
export const moved = (point: LatLng, { x, y }: Metres): LatLng => ({
  latitude: point.latitude + y / METRES_PER_DEGREE,
  longitude: point.longitude + x / (METRES_PER_DEGREE * Math.cos((point.latitude * Math.PI) / 180)),
});

/** Six decimals are about a decimetre: more would only pretend. */
export const rounded = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

/** FNV-1a: the same text gives the same number everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
