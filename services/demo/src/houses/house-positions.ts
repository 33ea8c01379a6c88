import type { HousePositions } from '../port';
import { cityStreetPosition } from './city-street-position';
import { houseNear, housePosition } from './road-numbering';
import { unknownStreetPosition } from './unknown-street';

/** Interpolated between the numbers of Taipei's main roads; anywhere else a pseudo-random point in the town. */
export const inventedHouses: HousePositions = {
  onRoad: housePosition,
  nearestOnRoad: houseNear,
  onUnknownStreet: unknownStreetPosition,
  inCity: cityStreetPosition,
};
