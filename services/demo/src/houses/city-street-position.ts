import type { LatLng } from '@courier/api-client/order-rules';
import { moved, rounded } from '@courier/config/geometry';
import type { CityStreet } from '../port';
import { hashText } from './hash-text';

const NEAREST_METRES = 300;
/** Metres, for a town of 15,000 and for a city of millions; riders of a shop reach at least four kilometres. */
const [SMALLEST_RADIUS, LARGEST_RADIUS] = [900, 2400] as const;
const METRES_PER_NUMBER = 5;
const LONGEST_STREET_METRES = 700;

/** Near the centre of the city, fixed per street, with the houses in order along a line. */
export function cityStreetPosition(
  city: { id: number; population: number },
  heart: LatLng,
  { key, number }: CityStreet,
): LatLng {
  const seed = hashText(`${city.id}|${key}`);
  const radius = Math.min(LARGEST_RADIUS, Math.max(SMALLEST_RADIUS, Math.sqrt(city.population) * 4));
  const bearing = turn(seed % 360);
  const heading = turn((seed >>> 9) % 360);
  const away = NEAREST_METRES + ((seed >>> 18) / 2 ** 14) * (radius - NEAREST_METRES);
  const along = Math.min(number * METRES_PER_NUMBER, LONGEST_STREET_METRES);
  return rounded(
    moved(heart, [
      Math.cos(bearing) * away + Math.cos(heading) * along,
      Math.sin(bearing) * away + Math.sin(heading) * along,
    ]),
  );
}

const turn = (degrees: number): number => (degrees * Math.PI) / 180;
