import type { LatLng } from '@courier/api-client/contract';
import { keyedHash } from '../../../platform/security/keyed-hash';

export interface MarkedRoute {
  readonly source: LatLng;
  readonly destination: LatLng;
  /** The order whose stored fee is quoted; such a mark belongs to its change alone. */
  readonly orderId?: string | undefined;
  /** What else the fee depends on; empty for most tariffs. */
  readonly terms?: string | undefined;
}

/** Identifies the two ends of a route without revealing them. */
export function routeMark(secret: Buffer, { source, destination, orderId, terms }: MarkedRoute): string {
  const values: unknown[] = [spot(source), spot(destination)];
  if (orderId !== undefined) values.push(orderId);
  if (terms) values.push({ terms });
  return keyedHash(secret, 'route', values).slice(0, 22);
}

export const sameSpot = (a: LatLng, b: LatLng): boolean => spot(a) === spot(b);

/** About a metre, so that positions rounded by other systems still match. */
const spot = ({ latitude, longitude }: LatLng): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
