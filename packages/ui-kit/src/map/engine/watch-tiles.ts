import type { Map as MapLibreMap } from 'maplibre-gl';
import { TILES } from './tile-source';

interface TileEvent {
  sourceId?: string;
  tile?: unknown;
}

/** Says once that no tile could be had; after the first that could, a missing one is a gap and no loss. */
export function watchTiles(map: MapLibreMap, onLost: () => void): void {
  const watching = [
    map.on('error', (event) => {
      if ((event as TileEvent).sourceId === TILES) end(onLost);
    }),
    map.on('sourcedata', (event) => {
      const { sourceId, tile } = event as TileEvent;
      if (sourceId === TILES && tile) end();
    }),
  ];
  const end = (tell?: () => void) => {
    for (const one of watching.splice(0)) one.unsubscribe();
    tell?.();
  };
}
