import type { Deps } from '../../deps';
import { withCoordinates } from './coordinates';
import { createEmbeddedGeolocator } from './embedded';
import type { Geolocator } from './geolocator';

export interface ChosenGeolocator extends Geolocator {
  /** Prepares what the first search would otherwise wait for. */
  warm(): Promise<void>;
}

/** The provider the configuration names. */
export function chooseGeolocator(deps: Pick<Deps, 'db'>): ChosenGeolocator {
  return withCoordinates<ChosenGeolocator>(createEmbeddedGeolocator(deps.db));
}
