import type { MapTiles } from '@courier/config';

/** Settings of a tile set for the page, without its address. */
export type TileFacts = Omit<MapTiles, 'url'>;

export interface TileSet {
  readonly facts: TileFacts;
  /** May be compressed; undefined without a tile. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** The message completes the sentence "… is not used: …". */
export class TilesError extends Error {}

export const OPEN_STREET_MAP = '© OpenStreetMap';

/** Attributions are HTML; the page shows text. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
