import type { VectorSourceSpecification } from 'maplibre-gl';
import type { MapTiles } from '@courier/config';

/** Name of the source of the operator's tiles. */
export const TILES = 'tiles';

/** Only tiles that exist are asked for. MapLibre's worker knows no page, so the address is a whole one. */
export const tileSource = ({ url, minzoom, maxzoom, bounds }: MapTiles): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [url.startsWith('/') ? `${window.location.origin}${url}` : url],
  minzoom,
  maxzoom,
  bounds,
});
