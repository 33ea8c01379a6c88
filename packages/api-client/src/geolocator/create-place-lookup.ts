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

/** Use of an address; failures are recorded with it. */
export type AddressField = 'ORIGIN_ADDRESS' | 'DESTINATION_ADDRESS' | 'OUTLET_ADDRESS';
type FailedCall = 'geolocator.error.reverse' | 'geolocator.error.fetch-place-details';

/** The pending lookup, or the failed one with its retry. */
interface LookupState {
  busy: boolean;
  fault: { key: FailedCall | 'validation.location-unknown'; retry(): void } | null;
}

/** Without `address` only the point is known. */
export interface FoundPlace {
  point: LatLng;
  address: PlaceAddress | null;
  /** Null for a pin. */
  suggestion: AddressSuggestion | null;
  /** The point is the middle of a street or town: the pin has to be set by hand. */
  isHouseUnknown?: boolean;
}

export interface PlaceLookup {
  state: StoreApi<LookupState>;
  /** Aborts the pending lookup. */
  forget(): void;
  /** Finds the address under the pin. */
  locate(point: LatLng): void;
  pick(suggestion: AddressSuggestion, places: PlaceService | null): void;
}

export interface LookupServices {
  cache: QueryClient;
  /** With `places`, uses the place service of the maps script. */
  geolocation: (places: PlaceService | null) => Geolocation;
  onFailure: (label: string, error: unknown) => void;
}

/** Looks up one place at a time: a late answer never overwrites a newer choice. */
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
      // A rider cannot be sent to a place without usable coordinates.
      const nowhere = isApiError(error) && error.code === 'invalid-answer';
      state.setState({ busy: false, fault: { key: nowhere ? 'validation.location-unknown' : key, retry } });
    }
  };
  /** City, street and postal code, which suggestions lack; null when unknown. */
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
      const { isHouseUnknown, ...point } = await cache.fetchQuery(placeDetailsQuery(geolocation(places), id));
      const unknown = isHouseUnknown && { isHouseUnknown };
      return {
        ...unknown,
        point,
        address: field === 'ORIGIN_ADDRESS' ? await partsAt(point) : null,
        suggestion,
      };
    };
    void run('geolocator.error.fetch-place-details', question, () => pick(suggestion, places));
  };
  return { state, forget, locate, pick };
}
