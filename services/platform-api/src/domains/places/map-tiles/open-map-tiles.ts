import type { Clock } from '../../../platform/clock';
import type { ServerConfig } from '../../../settings/config';
import { createMapTiles, type MapTileStore } from './map-tiles';
import { createOpenFreeMap } from './open-free-map';

export const openMapTiles = (
  { mapTiles, openFreeMapOrigin }: ServerConfig,
  clock: Clock,
  onProblem: (sentence: string) => void,
): MapTileStore =>
  openFreeMapOrigin === null
    ? createMapTiles(mapTiles, onProblem)
    : createOpenFreeMap({ origin: openFreeMapOrigin, now: () => clock.nowMs(), onProblem });
