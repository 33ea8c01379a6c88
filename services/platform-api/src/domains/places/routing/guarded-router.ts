import type { CircuitBreaker } from '../../../platform/outgoing/http/circuit-breaker';
import { isPlausibleLength } from './plausible-length';
import type { RoadRoute, Router } from './router';
import type { Trip } from './routing';

/** A length in metres; null where the server knows no way, undefined where it is not used or fails. */
type Length = number | null | undefined;

/** A routing server behind a circuit breaker. Neither call rejects. */
export interface GuardedRouter {
  /** Null where the server knows no way, undefined where it is not used or fails. */
  findRoute(trip: Trip): Promise<RoadRoute | null | undefined>;
  /** All trips begin at the source of the first one. */
  measure(trips: readonly Trip[]): Promise<readonly Length[]>;
}

/** @param onFailure called for every answer that is missing or implausible */
export function createGuardedRouter(
  router: Router,
  breaker: CircuitBreaker,
  onFailure: (reason: string) => void,
): GuardedRouter {
  const call = async <T>(ask: () => Promise<T>, isSound: (answer: T) => boolean): Promise<T | undefined> => {
    const isSoundAnswer = (answer: T) => {
      const result = isSound(answer);
      if (!result) onFailure('an implausible distance');
      return result;
    };
    const request = () =>
      ask().catch((error: unknown) => {
        onFailure(error instanceof Error ? error.message : String(error));
        throw error;
      });
    return breaker.run(request, { isSound: isSoundAnswer }).catch(() => undefined);
  };
  const isSoundLength = (metres: number | null, trip: Trip) =>
    metres === null || isPlausibleLength(metres, trip);
  return {
    findRoute: async (trip) => {
      const route = await call(
        () => router.findRoute(trip),
        (answer) => isSoundLength(answer && answer.metres, trip),
      );
      return route && !isSoundLength(route.metres, trip) ? undefined : route;
    },
    measure: async (trips) => {
      const [first] = trips;
      if (!first) return [];
      const destinations = trips.map(({ destination }) => destination);
      const answer = await call(
        () => router.measure(first.source, destinations),
        (lengths) => trips.every((trip, index) => isSoundLength(lengths[index] ?? null, trip)),
      );
      // One implausible length does not discard the others.
      return trips.map((trip, index) => {
        const metres = answer?.[index];
        return metres !== undefined && isSoundLength(metres, trip) ? metres : undefined;
      });
    },
  };
}
