import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../http/create-api-client';
import type { LatLng } from '../wire/fields';
import type { AddressQuery } from './address-query';
import type { suggestionSchema } from './geolocator.contract';

export interface AddressSuggestion {
  id: string;
  text: string;
  /** Present when the suggestion answers typed coordinates, else requested by its id. */
  place?: PlaceAddress;
  /** Why it may be the wrong place; absent if unknown. */
  doubt?: SuggestionDoubt;
}

export interface SuggestionDoubt {
  /** Its name only resembles the typed text. */
  isSimilar: boolean;
  /** From the shop; only if too far for a rider. */
  distanceMetres: number | null;
  /** An approximate point on an unknown street. */
  isApproximate: boolean;
}

/** Unknown parts are empty. */
export interface PlaceAddress extends LatLng {
  text: string;
  city: string;
  area: string;
  countryCode: string;
  postalCode: string;
  /** With the house number. */
  street: string;
  streetName: string;
  streetNumber: string;
  /** No house can be found there, so `text` says less than a typed address. */
  isHouseUnknown?: boolean;
}

/** The position of a suggestion. */
export interface SuggestedPoint extends LatLng {
  /** The middle of its street or town: the pin has to be set by hand. */
  isHouseUnknown?: boolean;
}

export interface PlaceService {
  suggest(text: string, near: LatLng): Promise<readonly { id: string; text: string }[]>;
  locate(id: string): Promise<LatLng>;
}

export interface Geolocation {
  client: ApiClient;
  country: string;
  language: string;
  /** The reader's locale: names in its script come first. */
  locale: string;
  /** Suggestions near this point come first. */
  near: LatLng;
  /** Used instead of the geolocator for suggestions and their positions. */
  places: PlaceService | null;
}

/** Id prefix of the place service. */
const SERVICE = 'places:';

const HOUR_MS = 3_600_000;
const formatPosition = ({ latitude, longitude }: LatLng) => `${latitude},${longitude}`;

export const addressAtQuery = ({ client, language, locale }: Geolocation, point: LatLng) =>
  queryOptions({
    queryKey: ['geolocator', 'address-at', formatPosition(point), language, locale],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }): Promise<PlaceAddress> => {
      const query = { lat: point.latitude, lng: point.longitude, language, locale };
      const { address } = await client.geolocator.reverse({ query }, { signal });
      return {
        latitude: point.latitude,
        longitude: point.longitude,
        text: address.formatted_address,
        city: address.city,
        area: address.suburb,
        countryCode: address.country_code,
        postalCode: address.zipcode,
        street: [address.street, address.number].filter(Boolean).join(' '),
        streetName: address.street,
        streetNumber: address.number,
        ...(address.house_unknown && { isHouseUnknown: true }),
      };
    },
  });

export const placeDetailsQuery = ({ client, language, places }: Geolocation, id: string) =>
  queryOptions({
    // Stryker disable next-line StringLiteral: any names but those of the others
    queryKey: ['geolocator', 'place-details', id, language],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }): Promise<SuggestedPoint> => {
      if (places && id.startsWith(SERVICE)) return places.locate(id.slice(SERVICE.length));
      const { address } = await client.geolocator.details({ query: { query_id: id, language } }, { signal });
      const { latitude, longitude, house_unknown: isHouseUnknown } = address;
      return { latitude, longitude, ...(isHouseUnknown && { isHouseUnknown }) };
    },
  });

async function autocomplete(
  geo: Geolocation,
  text: string,
  signal: AbortSignal,
): Promise<AddressSuggestion[]> {
  const { client, country, language, locale, near, places } = geo;
  if (places) {
    const found = await places.suggest(text, near);
    return found.map((place) => ({ id: `${SERVICE}${place.id}`, text: place.text }));
  }
  const query = { query: text, country, lat: near.latitude, lng: near.longitude, language, locale };
  const answer = await client.geolocator.autocomplete({ query }, { signal });
  return answer.data.data.map(({ address }) => ({
    id: address.id,
    text: address.formatted_address,
    ...readDoubt(address),
  }));
}

type Answered = z.infer<typeof suggestionSchema>['address'];

function readDoubt({ is_similar, distance_metres, precision }: Answered): { doubt?: SuggestionDoubt } {
  const isSimilar = is_similar === true;
  const distanceMetres = distance_metres ?? null;
  const isApproximate = precision === 'approximate';
  return isSimilar || isApproximate || distanceMetres !== null
    ? { doubt: { isSimilar, distanceMetres, isApproximate } }
    : {};
}

/** Calls of a search that may fail, as reported. */
export type FailedSearch = 'geolocator.error.reverse' | 'geolocator.error.autocomplete';

/**
 * Typed coordinates return the address there, or a text search if that fails. `onFailure` receives every failed call.
 */
export const addressSearchQuery = (
  geo: Geolocation,
  asked: AddressQuery,
  onFailure: (call: FailedSearch, error: unknown) => void,
) =>
  queryOptions({
    queryKey: [
      'geolocator',
      'address-search',
      asked.kind === 'empty' ? '' : asked.text,
      geo.country,
      geo.language,
      geo.locale,
      formatPosition(geo.near),
      geo.places ? 'places' : 'geolocator',
    ],
    staleTime: HOUR_MS,
    enabled: asked.kind !== 'empty' && asked.kind !== 'nowhere',
    queryFn: async ({ signal, client: cache }): Promise<AddressSuggestion[]> => {
      if (asked.kind === 'empty' || asked.kind === 'nowhere') return [];
      const search = () =>
        autocomplete(geo, asked.text, signal).catch((error: unknown) => {
          // An aborted call is not a failure.
          if (!signal.aborted) onFailure('geolocator.error.autocomplete', error);
          throw error;
        });
      if (asked.kind === 'text') return search();
      try {
        const place = await cache.fetchQuery(addressAtQuery(geo, asked.point));
        return [{ id: `at:${formatPosition(asked.point)}`, text: place.text || asked.text, place }];
      } catch (error) {
        onFailure('geolocator.error.reverse', error);
        return search();
      }
    },
  });
