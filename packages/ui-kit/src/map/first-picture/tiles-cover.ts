import type { MapTiles } from '@courier/config';
import type { LatLng } from '../map-props';
import { STREETS } from './street-cover';

/** Whether these tiles cover a place. */
export function tilesCover(tiles: MapTiles | null, { latitude, longitude }: LatLng): boolean {
  if (!tiles) return false;
  const [west, south, east, north] = tiles.bounds;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Whether these tiles overlap the embedded city, which is hidden then. */
export function tilesMeetCity({ bounds: [west, south, east, north] }: MapTiles): boolean {
  return west <= STREETS.east && east >= STREETS.west && south <= STREETS.north && north >= STREETS.south;
}
