import type { MapTiles } from '@courier/config';

/** Columns and rows of one zoom, inclusive. */
export interface TileExtent {
  zoom: number;
  columns: readonly [first: number, last: number];
  rows: readonly [first: number, last: number];
}

const MOST_NORTH = 85.051129;
const MOST_EAST = 180;

const tileLongitude = (column: number, zoom: number) => (column / 2 ** zoom) * 360 - 180;
const tileLatitude = (row: number, zoom: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;

export function tileBounds({ zoom, columns, rows }: TileExtent): MapTiles['bounds'] {
  return [
    tileLongitude(columns[0], zoom),
    tileLatitude(rows[1] + 1, zoom),
    tileLongitude(columns[1] + 1, zoom),
    tileLatitude(rows[0], zoom),
  ];
}

/** Four numbers of a valid area, or undefined. */
export function readBounds(value: unknown): MapTiles['bounds'] | undefined {
  const numbers = typeof value === 'string' ? value.split(',').map(Number) : value;
  if (!Array.isArray(numbers) || numbers.length !== 4 || !numbers.every((one) => Number.isFinite(one)))
    return undefined;
  const [west, south, east, north] = numbers as [number, number, number, number];
  const isSpan = west < east && south < north;
  const isOnEarth = Math.abs(west) <= MOST_EAST && Math.abs(east) <= MOST_EAST;
  if (!isSpan || !isOnEarth || Math.abs(south) > 90 || Math.abs(north) > 90) return undefined;
  return [west, Math.max(south, -MOST_NORTH), east, Math.min(north, MOST_NORTH)];
}
