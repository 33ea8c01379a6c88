import type { LatLng } from '@courier/api-client/order-rules';
import type { RoadSection } from './data/road';
import type { House, TypedStreet } from './taiwan-address/place';
import type { WorldStreet } from './world/world-address';

/** The extent of a town in Taiwan. */
export interface TownShape {
  /** Centres of its villages. */
  readonly villages: readonly LatLng[];
  contains(point: LatLng): boolean;
}

/**
 * Where houses are. The embedded index knows streets and towns only; the demonstration invents the houses. Positions
 * are the same for the same address.
 */
export interface HousePositions {
  onRoad(section: RoadSection, house: Omit<House, 'suffix'>): LatLng;
  /** The house of a road's section that is nearest to a point. */
  nearestOnRoad(section: RoadSection, point: LatLng): Omit<House, 'suffix'>;
  /** A house of a street in Taiwan that the index does not contain. */
  onUnknownStreet(place: TypedStreet, town: TownShape): LatLng;
  /** A house of any other country. */
  inCity(
    city: { id: number; population: number },
    centre: LatLng,
    street: Pick<WorldStreet, 'key' | 'number'>,
  ): LatLng;
}
