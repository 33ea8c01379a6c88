import type { LatLng } from '@courier/api-client/order-rules';

const CORNERS = 12;
const SMALLEST_METRES = 4000;
const LARGEST_METRES = 5000;
const METRES_PER_DEGREE = 111_320;

/** The area a vendor delivers to: twelve corners four to five kilometres away, always the same for the same vendor. */
export function deliveryArea(vendorId: string, centre: LatLng): LatLng[] {
  let seed = [...vendorId].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return Array.from({ length: CORNERS }, (_, corner) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const radius = SMALLEST_METRES + (seed / 2 ** 32) * (LARGEST_METRES - SMALLEST_METRES);
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const latitude = centre.latitude + (Math.sin(angle) * radius) / METRES_PER_DEGREE;
    const east = METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
    return {
      latitude: round(latitude),
      longitude: round(centre.longitude + (Math.cos(angle) * radius) / east),
    };
  });
}

/** Whether a point lies in a polygon. A point on the edge may count either way. */
export function isInside(area: readonly LatLng[], point: LatLng): boolean {
  let inside = false;
  area.forEach((corner, index) => {
    const previous = area[(index + area.length - 1) % area.length] as LatLng;
    if (corner.latitude > point.latitude === previous.latitude > point.latitude) return;
    const share = (point.latitude - corner.latitude) / (previous.latitude - corner.latitude);
    if (point.longitude < corner.longitude + share * (previous.longitude - corner.longitude))
      inside = !inside;
  });
  return inside;
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
