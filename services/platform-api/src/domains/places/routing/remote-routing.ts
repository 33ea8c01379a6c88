import type { Clock } from '../../../platform/clock';
import { buildDrawnWay, joinDoors } from './drawn-way';
import type { GuardedRouter } from './guarded-router';
import { createRecentValues } from './recent-values';
import { estimateRoute, type MeasuredDistance, type MeasuredRoute, type Routing, type Trip } from './routing';
import { isSameSpot, toBatches, tripKey } from './trip-key';

/** How a distance was found. */
type RouteOutcome = 'asked' | 'cached' | 'estimated';

interface RemoteRoutingParts {
  router: GuardedRouter;
  mostDestinations: number;
  clock: Pick<Clock, 'nowMs'>;
  /** Of the estimate, where the server does not answer or knows no way. */
  factor: number;
  onOutcome: (outcome: RouteOutcome) => void;
}

/** Longer than a quote is valid, so that an order gets the way of its quote. */
const KEPT_SECONDS = 600;
const MOST_ROUTES = 2000;
const MOST_DISTANCES = 50_000;
const MOST_CALLS_AT_ONCE = 4;

/** Asks a routing server and keeps its answers for some minutes; failures are not kept. */
export function createRemoteRouting(parts: RemoteRoutingParts): Routing {
  const { clock, factor, onOutcome } = parts;
  const findKeptRoute = createRouteFinder(parts);
  const distances = createRecentValues<number | null>({ most: MOST_DISTANCES, seconds: KEPT_SECONDS }, clock);

  const measureMissing = async (trips: readonly Trip[]) => {
    const batches = toBatches(trips, parts.mostDestinations);
    const measured = new Map<string, number | null>();
    const work = async () => {
      for (let batch = batches.pop(); batch; batch = batches.pop()) {
        const lengths = await parts.router.measure(batch);
        for (const [index, trip] of batch.entries()) {
          const metres = lengths[index];
          if (metres !== undefined) distances.set(tripKey(trip), metres);
          measured.set(tripKey(trip), metres ?? null);
        }
      }
    };
    await Promise.all(Array.from({ length: MOST_CALLS_AT_ONCE }, work));
    return measured;
  };

  return {
    isRemote: true,
    findRoute: async (trip) => {
      const route = isSameSpot(trip) ? null : await findKeptRoute(trip);
      if (!route) onOutcome('estimated');
      return route ? { ...route, points: joinDoors(route.points, trip) } : estimateRoute(trip, factor);
    },
    measureTrips: async (trips) => {
      const asked = trips.filter((trip) => !isSameSpot(trip));
      const cached = new Map(asked.map((trip) => [tripKey(trip), distances.get(tripKey(trip))]));
      const missing = new Map(
        asked.filter((trip) => cached.get(tripKey(trip)) === undefined).map((trip) => [tripKey(trip), trip]),
      );
      const measured = await measureMissing([...missing.values()]);
      return trips.map((trip): MeasuredDistance => {
        const key = tripKey(trip);
        const metres = cached.get(key) ?? measured.get(key) ?? null;
        onOutcome(metres === null ? 'estimated' : missing.has(key) ? 'asked' : 'cached');
        return metres === null
          ? { metres: estimateRoute(trip, factor).metres, isEstimate: true }
          : { metres, isEstimate: false };
      });
    },
  };
}

/** Simultaneous requests for one trip share one call. */
function createRouteFinder({ router, clock, onOutcome }: RemoteRoutingParts) {
  const kept = createRecentValues<MeasuredRoute | null>({ most: MOST_ROUTES, seconds: KEPT_SECONDS }, clock);
  const pending = new Map<string, Promise<MeasuredRoute | null>>();
  const request = async (trip: Trip): Promise<MeasuredRoute | null> => {
    const found = await router.findRoute(trip);
    if (found === undefined) return null;
    const route = found && {
      metres: found.metres,
      isEstimate: false,
      points: buildDrawnWay(found.points, trip),
    };
    kept.set(tripKey(trip), route);
    return route;
  };
  return async (trip: Trip): Promise<MeasuredRoute | null> => {
    const key = tripKey(trip);
    const cached = kept.get(key);
    if (cached !== undefined) {
      if (cached) onOutcome('cached');
      return cached;
    }
    const requested = pending.get(key) ?? request(trip).finally(() => pending.delete(key));
    pending.set(key, requested);
    const route = await requested;
    if (route) onOutcome('asked');
    return route;
  };
}
