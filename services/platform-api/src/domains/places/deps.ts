import type { Deps as PlatformDeps } from '../../platform/deps';
import type { HousePositions } from './geolocator/house-positions';
import type { MapTileStore } from './map-tiles/map-tiles';
import type { MeasuredRoute, Routing, Trip } from './routing/routing';

/** What places need. */
export interface Deps extends Pick<
  PlatformDeps,
  'calls' | 'clock' | 'config' | 'db' | 'keys' | 'log' | 'metrics'
> {
  mapTiles: MapTileStore;
  routing: Routing;
  demonstration: DemoPlaces | null;
}

export interface DemoPlaces {
  /** The way of a rider, computed in this process. */
  findRoute(trip: Trip): MeasuredRoute;
  houses: HousePositions;
}
