import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';

export interface Trip {
  readonly source: LatLng;
  readonly destination: LatLng;
}

export interface MeasuredDistance {
  readonly metres: number;
  /** The length is the great-circle distance times a factor. */
  readonly isEstimate: boolean;
}

/** The way of a rider between two doors. */
export interface MeasuredRoute extends MeasuredDistance {
  /** From door to door, at most 60; both ends alone where the way is not known. */
  readonly points: readonly LatLng[];
}

/** Neither call rejects: where no way is known, the answer is an estimate. */
export interface Routing {
  /** True when another server computes the ways, so that the same trip may get another answer later. */
  readonly isRemote: boolean;
  findRoute(trip: Trip): Promise<MeasuredRoute>;
  /** Distances without the ways, for many trips at once; in the order of the trips. */
  measureTrips(trips: readonly Trip[]): Promise<readonly MeasuredDistance[]>;
}

/**
 * Without a router: the great-circle distance times a factor.
 * @param factor how much longer roads are than the straight line, at least 1
 */
export const createEstimatedRouting = (factor: number): Routing =>
  createLocalRouting((trip) => estimateRoute(trip, factor));

export const pickPosition = ({ latitude, longitude }: LatLng): LatLng => ({ latitude, longitude });

export function estimateRoute({ source, destination }: Trip, factor: number): MeasuredRoute {
  return {
    points: [pickPosition(source), pickPosition(destination)],
    metres: distanceMetres(source, destination) * factor,
    isEstimate: true,
  };
}

/** Time slice before the thread yields. */
const STRETCH_MS = 12;

/** A routing that computes in this process. */
export function createLocalRouting(find: (trip: Trip) => MeasuredRoute): Routing {
  return {
    isRemote: false,
    findRoute: async (trip) => find(trip),
    measureTrips: async (trips) => {
      const distances: MeasuredDistance[] = [];
      let since = performance.now();
      for (const trip of trips) {
        const { metres, isEstimate } = find(trip);
        distances.push({ metres, isEstimate });
        if (performance.now() - since < STRETCH_MS) continue;
        await turnOfOthers();
        since = performance.now();
      }
      return distances;
    },
  };
}
