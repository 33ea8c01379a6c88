import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../http/create-api-client';
import type { LatLng } from '../wire/fields';
import type { AddressQuery } from './address-query';
import type { suggestionSchema } from './geolocator.contract';

/** One answer to a typed address. */
export interface AddressSuggestion {
  id: string;
  text: string;
  /** Known at once when the suggestion answers typed coordinates, else asked by its id. */
  place?: PlaceAddress;
  /** Why it may not be the place that is meant; absent where the service does not say. */
  doubt?: SuggestionDoubt;
}

export interface SuggestionDoubt {
  /** Its name only resembles what was typed. */
  isSimilar: boolean;
  /** From the shop, where that is too far for a rider. */
  distanceMetres: number | null;
  /** An approximate point on an unknown street. */
  isApproximate: boolean;
}

/** An address with its parts; an unknown part is empty. */
export interface PlaceAddress extends LatLng {
  text: string;
  city: string;
  area: string;
  countryCode: string;
  postalCode: string;
  /** With the number of the house. */
  street: string;
  streetName: string;
  streetNumber: string;
}

/** Another source of suggestions than the geolocator: the place service of the maps script. */
export interface PlaceService {
  suggest(text: string, near: LatLng): Promise<readonly { id: string; text: string }[]>;
  locate(id: string): Promise<LatLng>;
}

/** Who is asked for addresses, and how. */
export interface Geolocation {
  client: ApiClient;
  country: string;
  language: string;
  /** What the reader reads: names come in its script first. */
  locale: string;
  /** Suggestions near this point come first. */
  near: LatLng;
  /** Asked instead of the geolocator for suggestions and their places. */
  places: PlaceService | null;
}

/** Marks the ids of the place service. */
const SERVICE = 'places:';

const HOUR_MS = 3_600_000;
const at = ({ latitude, longitude }: LatLng) => `${latitude},${longitude}`;

export const addressAtQuery = ({ client, language, locale }: Geolocation, point: LatLng) =>
  queryOptions({
    queryKey: ['geolocator', 'address-at', at(point), language, locale],
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
      };
    },
  });

/** Coordinates of a suggestion. */
export const placeDetailsQuery = ({ client, language, places }: Geolocation, id: string) =>
  queryOptions({
    // Stryker disable next-line StringLiteral: any names but those of the others
    queryKey: ['geolocator', 'place-details', id, language],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }): Promise<LatLng> => {
      if (places && id.startsWith(SERVICE)) return places.locate(id.slice(SERVICE.length));
      const { address } = await client.geolocator.details({ query: { query_id: id, language } }, { signal });
      return { latitude: address.latitude, longitude: address.longitude };
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

/** The calls of a search that may fail, as they are reported. */
export type FailedSearch = 'geolocator.error.reverse' | 'geolocator.error.autocomplete';

/**
 * Suggestions for what was typed. Typed coordinates are answered by the address there; when that fails the same text
 * is searched. `onFailure` gets every failed call.
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
      at(geo.near),
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
        return [{ id: `at:${at(asked.point)}`, text: place.text || asked.text, place }];
      } catch (error) {
        onFailure('geolocator.error.reverse', error);
        return search();
      }
    },
  });
