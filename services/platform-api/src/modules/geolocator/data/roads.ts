import { EAST_WEST_ROADS } from './east-west-roads';
import { NORTH_SOUTH_ROADS } from './north-south-roads';
import type { Road } from './road';

/** Every road the embedded geolocator knows section by section. */
export const ROADS: readonly Road[] = [...EAST_WEST_ROADS, ...NORTH_SOUTH_ROADS];
