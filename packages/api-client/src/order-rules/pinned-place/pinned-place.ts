import type { LatLng } from '../../wire/fields';
import { readMapLink } from './map-link';
import { locatePlusCode, readPlusCode } from './plus-code';
import { readDegrees } from './typed-degrees';

/** A place without a street address: degrees, a plus code or a map link. */
export type PinnedPlace =
  | { kind: 'point'; point: LatLng }
  /** A link that names an address instead of a point. */
  | { kind: 'text'; text: string }
  /** A link without a place, such as a shortened one. */
  | { kind: 'link-without-place' }
  /** A short plus code without a reference point. */
  | { kind: 'code-without-city' };

/**
 * Parses such a text; null for an ordinary address.
 * @param near reference point of a short plus code: the shop
 */
export function readPinnedPlace(text: string, near: LatLng | null): PinnedPlace | null {
  const degrees = readDegrees(text);
  if (degrees) return { kind: 'point', point: degrees };
  const code = readPlusCode(text);
  if (code) {
    const point = locatePlusCode(code, near);
    return point ? { kind: 'point', point } : { kind: 'code-without-city' };
  }
  const link = readMapLink(text);
  if (link?.kind === 'nowhere') return { kind: 'link-without-place' };
  return link;
}
