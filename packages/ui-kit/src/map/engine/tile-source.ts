import type { VectorSourceSpecification } from 'maplibre-gl';
import type { MapTiles } from '@courier/config';

export const TILES = 'tiles';

/**
 * The bounds avoid requests for missing tiles. MapLibre's worker has no base address, so the URL is absolute.
 */
export const tileSource = ({ url, minzoom, maxzoom, bounds }: MapTiles): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [url.startsWith('/') ? `${window.location.origin}${url}` : url],
  minzoom,
  maxzoom,
  bounds,
});
