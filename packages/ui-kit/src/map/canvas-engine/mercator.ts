import type { LatLng } from '../map-props';

/** A place on the web-Mercator square: x to the east and y to the south, both from 0 to 1. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Pixels of the world at zoom 0, and of a tile's side at every zoom. */
export const TILE_PX = 512;

/** Pixels of the world at a style zoom (MapLibre counts 512 px tiles). */
export const worldPx = (zoom: number): number => TILE_PX * 2 ** zoom;

export function toWorld(longitude: number, latitude: number): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export const placeToWorld = ({ longitude, latitude }: LatLng): WorldPoint => toWorld(longitude, latitude);
