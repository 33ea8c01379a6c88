import type { LatLng } from '@courier/api-client/order-rules';
import type { Area, Atlas } from './atlas';
import { housePosition } from './numbering';
import type { Place } from './place';
import { moved, rounded } from '@courier/config/geometry';
import { hashText } from './hash-text';
import { contains } from './polygon';

const METRES_PER_NUMBER = 3;
const LONGEST_STREET_METRES = 500;

/** A street missing from the index gets a fixed course through a village of its town. */
export function locate(atlas: Atlas, place: Place): LatLng {
  if (place.kind === 'area') return rounded(place.area);
  if (place.kind === 'landmark') return rounded(place.landmark);
  if (place.kind === 'road') return housePosition(place.section, place.house);
  return onUnknownStreet(atlas, place);
}

function onUnknownStreet(
  atlas: Atlas,
  { town, street, section, house }: Extract<Place, { kind: 'typed' }>,
): LatLng {
  const seed = hashText(`${town.code}${street}${section}`);
  const villages = atlas.listVillages(town.code);
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
  const inside = [1, 0.5, 0.25].map(pointAlong).find((point) => isIn(town, point));
  return rounded(inside ?? start);
}

const isIn = (area: Area, point: LatLng): boolean =>
  contains(area.bounds, area.rings, point.latitude, point.longitude);
