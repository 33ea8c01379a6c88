import { isInArea, type LatLng } from '@courier/api-client/order-rules';
import type { OutletRules } from '../rules-in-force/outlet-rules';

/**
 * Whether an outlet delivers to a place.
 * @param metres along the route
 */
export const isServed = (
  { areas, distanceMetres }: Pick<OutletRules, 'areas' | 'distanceMetres'>,
  place: LatLng,
  metres: number,
): boolean =>
  (areas === null || areas.some((area) => isInArea(area, place))) &&
  (distanceMetres === null || metres <= distanceMetres);
