import type { LatLng } from '@courier/api-client/order-rules';

/** OpenStreetMap objects, as in `W:123`: node, way or relation. */
export type OsmType = 'N' | 'W' | 'R';

/** `photon:W:123@25.033000,121.565400`: contains the position if the provider has no call for a single object. */
export const osmQueryId = (
  provider: string,
  type: OsmType,
  id: number,
  { latitude, longitude }: LatLng,
): string => `${provider}:${type}:${id}@${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/** Undefined for an id of another provider. */
export function readOsmQueryId(provider: string, queryId: string): LatLng | undefined {
  const match = /^(\w+):[NWR]:\d{1,15}@(-?\d{1,2}\.\d{6}),(-?\d{1,3}\.\d{6})$/.exec(queryId);
  if (!match || match[1] !== provider) return undefined;
  const [latitude, longitude] = [Number(match[2]), Number(match[3])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
