import { taipeiRoads } from '@courier/config/taipei-roads';
import { onNetwork } from '../on-network';
import { EAST_WEST_ROADS } from './east-west-roads';
import { NORTH_SOUTH_ROADS } from './north-south-roads';
import type { Road } from './road';

const NETWORK = taipeiRoads();

/** Every road the embedded geolocator knows section by section, laid on the roads that the map draws. */
export const ROADS: readonly Road[] = [...EAST_WEST_ROADS, ...NORTH_SOUTH_ROADS].map((road) =>
  onNetwork(road, NETWORK),
);
