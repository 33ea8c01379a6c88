import type { Deps as AccountDeps, DemoAccounts } from '../accounts/deps';
import type { HousePositions } from './geolocator/house-positions';
import type { MapTileStore } from './map-tiles/map-tiles';
import type { Routing } from './routing/routing';

/** What places add. */
export interface Deps extends AccountDeps {
  mapTiles: MapTileStore;
  routing: Routing;
  demonstration: DemoPlaces | null;
}

export interface DemoPlaces extends DemoAccounts {
  routing: Routing;
  houses: HousePositions;
}
