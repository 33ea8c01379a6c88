import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isApiError } from '../http/api-error';
import type { LatLng } from '../wire/fields';
import {
  addressAtQuery,
  placeDetailsQuery,
  type AddressSuggestion,
  type Geolocation,
  type PlaceAddress,
  type PlaceService,
} from './geolocator.queries';

/** What an address is asked for; failures are recorded with it. */
export type AddressField = 'ORIGIN_ADDRESS' | 'DESTINATION_ADDRESS' | 'OUTLET_ADDRESS';
type FailedCall = 'geolocator.error.reverse' | 'geolocator.error.fetch-place-details';

/** What is being looked up, and what failed, with the way to try again. */
export interface LookupState {
  busy: boolean;
  fault: { key: FailedCall | 'validation.location-unknown'; retry(): void } | null;
}

/** What a lookup found; without `address` only the point is known. */
export interface FoundPlace {
  point: LatLng;
  address: PlaceAddress | null;
  /** What it was chosen from; null for a pin. */
  suggestion: AddressSuggestion | null;
}

/** Looks up places for one field. */
export interface PlaceLookup {
  state: StoreApi<LookupState>;
  /** Aborts the pending lookup. */
  forget(): void;
  /** Finds the address under the pin. */
  locate(point: LatLng): void;
  /** Finds where a suggestion is, with the service it came from. */
  pick(suggestion: AddressSuggestion, places: PlaceService | null): void;
}

/** What a lookup needs to know. */
export interface LookupServices {
  cache: QueryClient;
  /** How addresses are looked up now; `places` where the place service of the maps script is to be asked. */
  geolocation: (places: PlaceService | null) => Geolocation;
  onFailure: (label: string, error: unknown) => void;
}

/** Looks up places one at a time: the answer to an older question never overwrites a newer choice. */
export function createPlaceLookup(
  { cache, geolocation, onFailure }: LookupServices,
  field: AddressField,
  onFound: (found: FoundPlace) => void,
): PlaceLookup {
  const state = createStore<LookupState>(() => ({ busy: false, fault: null }));
  let latest = 0;

  const forget = (): void => {
    latest += 1;
    state.setState({ busy: false, fault: null });
  };
  const run = async (key: FailedCall, question: () => Promise<FoundPlace>, retry: () => void) => {
    const turn = ++latest;
    state.setState({ busy: true, fault: null });
    try {
      const found = await question();
      if (turn !== latest) return;
      state.setState({ busy: false, fault: null });
      onFound(found);
    } catch (error) {
      if (turn !== latest) return;
      onFailure(`${key} ${field}`, error);
      // A place without usable coordinates is no place a rider can be sent to.
      const nowhere = isApiError(error) && error.code === 'invalid-answer';
      state.setState({ busy: false, fault: { key: nowhere ? 'validation.location-unknown' : key, retry } });
    }
  };
  /** City, street and postal code of a place, which the suggestion does not tell; without them it is still a place. */
  const partsAt = (point: LatLng): Promise<PlaceAddress | null> =>
    cache.fetchQuery(addressAtQuery(geolocation(null), point)).catch((error: unknown) => {
      onFailure(`geolocator.error.reverse ${field}`, error);
      return null;
    });
  const locate = (point: LatLng): void => {
    const question = async () => {
      const address = await cache.fetchQuery(addressAtQuery(geolocation(null), point));
      return { point, address, suggestion: null };
    };
    void run('geolocator.error.reverse', question, () => locate(point));
  };
  const pick = (suggestion: AddressSuggestion, places: PlaceService | null): void => {
    const { place, id } = suggestion;
    if (place) {
      forget();
      return onFound({ point: place, address: place, suggestion });
    }
    const question = async () => {
      const point = await cache.fetchQuery(placeDetailsQuery(geolocation(places), id));
      return { point, address: field === 'ORIGIN_ADDRESS' ? await partsAt(point) : null, suggestion };
    };
    void run('geolocator.error.fetch-place-details', question, () => pick(suggestion, places));
  };
  return { state, forget, locate, pick };
}
