import { taipeiRoads } from '@courier/config/taipei-roads';
import { onNetwork } from './on-network';
import { EAST_WEST_ROADS } from './east-west-roads';
import { NORTH_SOUTH_ROADS } from './north-south-roads';
import type { Road } from './road';

const NETWORK = taipeiRoads();

/** Aligned with the drawn roads of the map. */
export const ROADS: readonly Road[] = [...EAST_WEST_ROADS, ...NORTH_SOUTH_ROADS].map((road) =>
  onNetwork(road, NETWORK),
);
