import { expect, it } from '@jest/globals';
import { nearestRiders } from './nearest-riders';

const SHOP = { latitude: 25.0421, longitude: 121.5443 };
const rider = (riderId: string, metresNorth: number) => ({
  riderId,
  latitude: SHOP.latitude + metresNorth / 111_320,
  longitude: SHOP.longitude,
});

it('chooses the nearest riders within the radius, as many as are wanted', () => {
  const riders = [rider('c', 900), rider('a', 100), rider('far', 5100), rider('b', 300)];
  const chosen = (count: number) =>
    nearestRiders(riders, SHOP, { radiusMetres: 5000, count }).map(({ riderId }) => riderId);
  expect(chosen(2)).toEqual(['a', 'b']);
  expect(chosen(9)).toEqual(['a', 'b', 'c']);
  expect(chosen(0)).toEqual([]);
  expect(chosen(-1)).toEqual([]);
});
