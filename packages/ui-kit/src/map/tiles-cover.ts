import type { MapTiles } from '@courier/config';
import type { LatLng } from './map-props';
import { STREETS } from './street-cover';

/** Whether these tiles show the streets of a place. */
export function tilesCover(tiles: MapTiles | null, { latitude, longitude }: LatLng): boolean {
  if (!tiles) return false;
  const [west, south, east, north] = tiles.bounds;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Whether these tiles meet the city whose streets are embedded: one of the two pictures has to go. */
export function tilesMeetCity({ bounds: [west, south, east, north] }: MapTiles): boolean {
  return west <= STREETS.east && east >= STREETS.west && south <= STREETS.north && north >= STREETS.south;
}
