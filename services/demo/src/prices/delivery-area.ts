import { moved, rounded } from '@courier/config/geometry';
import type { LatLng } from '@courier/api-client/order-rules';

const CORNERS = 12;
const SMALLEST_METRES = 4000;
const LARGEST_METRES = 5000;

/** Twelve corners four to five kilometres away, deterministic per vendor. */
export function deliveryArea(vendorId: string, centre: LatLng): LatLng[] {
  let seed = [...vendorId].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return Array.from({ length: CORNERS }, (_, corner) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const radius = SMALLEST_METRES + (seed / 2 ** 32) * (LARGEST_METRES - SMALLEST_METRES);
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return rounded(moved(centre, [Math.cos(angle) * radius, Math.sin(angle) * radius]));
  });
}
