import { Refusal } from '../../../platform/requests/refusal';
import type { Geolocator } from './geolocator';

const SERVER_ERRORS = 500;

/** @param onOutcome called after each call: whether the provider answered */
export function watchGeolocator(
  geolocator: Geolocator,
  onOutcome: (isAnswered: boolean) => void,
): Geolocator {
  const watch = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      onOutcome(true);
      return answer;
    } catch (error) {
      if (error instanceof Refusal && error.status >= SERVER_ERRORS) onOutcome(false);
      throw error;
    }
  };
  return {
    search: (query) => watch(geolocator.search(query)),
    details: (queryId, reader) => watch(geolocator.details(queryId, reader)),
    reverse: (point, reader) => watch(geolocator.reverse(point, reader)),
  };
}
