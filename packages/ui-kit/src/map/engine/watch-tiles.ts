import type { Map as MapLibreMap } from 'maplibre-gl';
import { TILES } from './tile-source';

interface TileEvent {
  sourceId?: string;
  tile?: unknown;
}

/** Reports once if no tile loads; after a first success a missing tile is only a gap. */
export function watchTiles(map: MapLibreMap, onLost: () => void): void {
  const watching = [
    map.on('error', (event) => {
      if ((event as TileEvent).sourceId === TILES) stopWatching(onLost);
    }),
    map.on('sourcedata', (event) => {
      const { sourceId, tile } = event as TileEvent;
      if (sourceId === TILES && tile) stopWatching();
    }),
  ];
  const stopWatching = (tell?: () => void) => {
    for (const one of watching.splice(0)) one.unsubscribe();
    tell?.();
  };
}
