import type { LatLng } from '@courier/api-client/order-rules';
import { moved, rounded } from '@courier/config/geometry';
import type { TownShape, TypedStreet } from '../port';
import { hashText } from './hash-text';

const METRES_PER_NUMBER = 3;
const LONGEST_STREET_METRES = 500;

/** A fixed course through a village of the town. */
export function unknownStreetPosition(
  { town, street, section, house }: TypedStreet,
  { villages, contains }: TownShape,
): LatLng {
  const seed = hashText(`${town.code}${street}${section}`);
  const start = villages[seed % Math.max(1, villages.length)] ?? town;
  const heading = ((seed >>> 8) % 360) * (Math.PI / 180);
  const along = Math.min((house.lane || house.number) * METRES_PER_NUMBER, LONGEST_STREET_METRES);
  const across = house.lane
    ? Math.min((house.alley + house.number) * METRES_PER_NUMBER, LONGEST_STREET_METRES / 2)
    : 0;
  const pointAlong = (share: number) =>
    moved(start, [
      (Math.cos(heading) * along - Math.sin(heading) * across) * share,
      (Math.sin(heading) * along + Math.cos(heading) * across) * share,
    ]);
  const inside = [1, 0.5, 0.25].map(pointAlong).find(contains);
  return rounded(inside ?? start);
}
