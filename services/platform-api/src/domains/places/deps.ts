import type { Deps as AccountDeps, DemoAccounts } from '../accounts/deps';
import type { HousePositions } from './geolocator/house-positions';
import type { MapTileStore } from './map-tiles/map-tiles';
import type { MeasuredRoute, Routing, Trip } from './routing/routing';

/** What places add. */
export interface Deps extends AccountDeps {
  mapTiles: MapTileStore;
  routing: Routing;
  demonstration: DemoPlaces | null;
}

export interface DemoPlaces extends DemoAccounts {
  /** The way of a rider, computed in this process. */
  findRoute(trip: Trip): MeasuredRoute;
  houses: HousePositions;
}
