import type { Clock } from '../../clock';
import type { ServerConfig } from '../../config';
import { createMapTiles, type MapTileStore } from './map-tiles';
import { createOpenFreeMap } from './open-free-map';

/** The tiles that `MAP_TILES` names: files of the operator, or the service of OpenFreeMap. */
export const openMapTiles = (
  { mapTiles, openFreeMapOrigin }: ServerConfig,
  clock: Clock,
  onProblem: (sentence: string) => void,
): MapTileStore =>
  openFreeMapOrigin === null
    ? createMapTiles(mapTiles, onProblem)
    : createOpenFreeMap({ origin: openFreeMapOrigin, now: () => clock.nowMs(), onProblem });
