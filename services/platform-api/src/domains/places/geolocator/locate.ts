import type { LatLng } from '@courier/api-client/order-rules';
import { rounded } from '@courier/config/geometry';
import { taiwanAtlas, type Area } from './taiwan-address/atlas';
import type { HousePositions, TownShape } from './house-positions';
import { withoutHouse, type Place } from './taiwan-address/place';
import { contains } from './taiwan-address/polygon';
import { streetMiddle } from './taiwan-address/street-line';

/** @param houses null: a house has the position of its street, an unknown street that of its town */
export function locate(houses: HousePositions | null, place: Place): LatLng {
  if (place.kind === 'area') return rounded(place.area);
  if (place.kind === 'landmark') return rounded(place.landmark);
  if (place.kind === 'typed')
    return houses ? houses.onUnknownStreet(place, townShape(place.town)) : locate(null, withoutHouse(place));
  const { section, house } = place;
  return houses && (house.lane || house.number) ? houses.onRoad(section, house) : streetMiddle(section);
}

const townShape = ({ code, bounds, rings }: Area): TownShape => ({
  villages: taiwanAtlas().listVillages(code),
  contains: ({ latitude, longitude }) => contains(bounds, rings, latitude, longitude),
});
