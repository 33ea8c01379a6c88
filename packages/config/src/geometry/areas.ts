import type { Place, Point } from './plane';

/** Square metres of a ring; positive when anticlockwise. */
export function ringArea(ring: readonly Point[]): number {
  return ring.reduce((sum, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return sum + (point[0] * next[1] - next[0] * point[1]) / 2;
  }, 0);
}

/** Either answer is possible on the edge. */
export function isInside(area: readonly Place[], place: Place): boolean {
  return area.reduce((inside, corner, index) => {
    const previous = area[(index + area.length - 1) % area.length] ?? corner;
    if (corner.latitude > place.latitude === previous.latitude > place.latitude) return inside;
    const share = (place.latitude - corner.latitude) / (previous.latitude - corner.latitude);
    const edge = corner.longitude + share * (previous.longitude - corner.longitude);
    return place.longitude < edge ? !inside : inside;
  }, false);
}
