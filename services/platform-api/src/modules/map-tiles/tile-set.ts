import type { MapTiles } from '@courier/config';

/** Settings of a tile set for the page, besides its address. */
export type TileFacts = Omit<MapTiles, 'url'>;

/** Vector tiles at rest. */
export interface TileSet {
  readonly facts: TileFacts;
  /** The bytes of a tile, compressed or not; undefined where there is none. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** Why tiles cannot be used, in words that end the sentence "… is not used: …". */
export class TilesError extends Error {}

export const OPEN_STREET_MAP = '© OpenStreetMap';

/** Attributions are written as html; the page shows text. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
