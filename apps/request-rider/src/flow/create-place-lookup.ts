import { createStore } from 'zustand/vanilla';
import { isApiError } from '@courier/api-client';
import {
  addressAtQuery,
  placeDetailsQuery,
  type AddressSuggestion,
  type Geolocation,
  type PlaceAddress,
  type PlaceService,
} from '../api/geolocator.queries';
import type { Point } from '../model/request-form';
import { vendorNow, type RequestServices } from './services';

export type AddressField = 'ORIGIN_ADDRESS' | 'DESTINATION_ADDRESS';
type FailedCall = 'geolocator.error.reverse' | 'geolocator.error.fetch-place-details';

export interface LookupState {
  busy: boolean;
  fault: { key: FailedCall | 'validation.location-unknown'; retry(): void } | null;
}

/** What a lookup found; without `address` only the point is known. */
export interface FoundPlace {
  point: Point;
  address: PlaceAddress | null;
  /** What it was chosen from; null for a pin. */
  suggestion: AddressSuggestion | null;
}

export type PlaceLookup = ReturnType<typeof createPlaceLookup>;

/** How addresses are looked up for this vendor: near it, or near the centre of the country. */
export function geolocationOf(
  services: Pick<RequestServices, 'ports' | 'vendor'>,
  places: PlaceService | null,
): Geolocation {
  const { ports } = services;
  const { country } = ports.locale.get();
  const { latitude, longitude } = vendorNow(services).vendor_information.location;
  const near = latitude === null || longitude === null ? country.mapCentre : { latitude, longitude };
  return { client: ports.api, country: country.country, language: country.geolocatorLanguage, near, places };
}

/** Looks up places one at a time: the answer to an older question never overwrites a newer choice. */
export function createPlaceLookup(
  services: RequestServices,
  field: AddressField,
  onFound: (found: FoundPlace) => void,
) {
  const { ports, cache } = services;
  const state = createStore<LookupState>(() => ({ busy: false, fault: null }));
  let latest = 0;

  /** Drops whatever is being looked up. */
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
      ports.analytics.trackError(`${key} ${field}`, error);
      // A place without usable coordinates is no place a rider can be sent to.
      const nowhere = isApiError(error) && error.code === 'invalid-answer';
      state.setState({ busy: false, fault: { key: nowhere ? 'validation.location-unknown' : key, retry } });
    }
  };
  /** Finds the address under the pin. */
  const locate = (point: Point): void => {
    const question = async () => {
      const address = await cache.fetchQuery(addressAtQuery(geolocationOf(services, null), point));
      return { point, address, suggestion: null };
    };
    void run('geolocator.error.reverse', question, () => locate(point));
  };
  /** Finds where a suggestion is, with the service it came from. */
  const pick = (suggestion: AddressSuggestion, places: PlaceService | null): void => {
    const { place, id } = suggestion;
    if (place) {
      forget();
      return onFound({ point: place, address: place, suggestion });
    }
    const question = async () => {
      const point = await cache.fetchQuery(placeDetailsQuery(geolocationOf(services, places), id));
      return { point, address: null, suggestion };
    };
    void run('geolocator.error.fetch-place-details', question, () => pick(suggestion, places));
  };
  return { state, forget, locate, pick };
}
