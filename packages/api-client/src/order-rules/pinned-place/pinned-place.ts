import type { LatLng } from '../../wire/fields';
import { readMapLink } from './map-link';
import { locatePlusCode, readPlusCode } from './plus-code';
import { readDegrees } from './typed-degrees';

/** A place that a text pins down without a street: degrees, a plus code or a link of a map. */
export type PinnedPlace =
  | { kind: 'point'; point: LatLng }
  /** A link that names an address instead of a point. */
  | { kind: 'text'; text: string }
  /** A link without a place in it, as the short ones that are shared. */
  | { kind: 'link-without-place' }
  /** A short plus code, where nothing is known that it would be near. */
  | { kind: 'code-without-city' };

/**
 * Reads such a text; null for an ordinary address.
 * @param near what a short plus code is near: the shop
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
