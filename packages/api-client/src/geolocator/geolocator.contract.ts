import { LIMITS } from '@courier/config';
import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { latitude, longitude, optionalText, queryNumber } from '../wire/fields';

/**
 * Precision of a position; absent where the provider gives none. `approximate` is an estimated point in the right town.
 */
const precision = z.optional(z.enum(['address', 'interpolated', 'street', 'place', 'area', 'approximate']));

/** No house can be found there: the pin has to be set by hand, and a typed address says more than the found one. */
const house_unknown = z.optional(z.boolean());

export const suggestionSchema = z.object({
  address: z.object({
    id: z.string(),
    formatted_address: z.string(),
    precision,
    /** Its name only resembles the typed text. */
    is_similar: z.optional(z.boolean()),
    /** From the position of the query; only if too far for a rider and the provider returns positions. */
    distance_metres: z.optional(z.number()),
  }),
});

/** Absent parts are empty texts. */
const reverseAddressSchema = z.object({
  formatted_address: z.string(),
  latitude,
  longitude,
  city: optionalText,
  country_code: optionalText,
  zipcode: optionalText,
  street: optionalText,
  number: optionalText,
  suburb: optionalText,
  building: optionalText,
  precision,
  house_unknown,
});

/** Position and known parts of an address of a sheet. */
const locatedSchema = z.object({
  latitude,
  longitude,
  precision,
  city: optionalText,
  street: optionalText,
  number: optionalText,
  zipcode: optionalText,
});

const language = z.string().check(z.minLength(2), z.maxLength(16));
const token = z.optional(z.string());
/**
 * The reader's locale, e.g. `en` or `ar_KW`: names are in its script, followed by the local name. By default in
 * `language` alone.
 */
const locale = z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,2}$/)));

export const geolocatorContract = {
  autocomplete: defineCall({
    method: 'GET',
    path: '/geolocator/autocomplete',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: null,
    params: null,
    query: z.object({
      query: z.string().check(z.minLength(1), z.maxLength(255)),
      country: z.string().check(z.length(2)),
      lat: z.optional(queryNumber),
      lng: z.optional(queryNumber),
      language,
      locale,
      token,
    }),
    body: null,
    answer: z.object({ data: z.object({ data: z.array(suggestionSchema) }) }),
    errors: [400, 401, 403],
    idempotency: 'none',
  }),
  reverse: defineCall({
    method: 'GET',
    path: '/geolocator/reverse',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: null,
    params: null,
    query: z.object({ lat: queryNumber, lng: queryNumber, language, locale, token }),
    body: null,
    answer: z.object({ address: reverseAddressSchema }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  details: defineCall({
    method: 'GET',
    path: '/geolocator/details',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: null,
    params: null,
    query: z.object({ query_id: z.string().check(z.minLength(1), z.maxLength(512)), language, token }),
    body: null,
    answer: z.object({ address: z.object({ latitude, longitude, precision, house_unknown }) }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  /** All addresses of a sheet in order; null for an unknown one. */
  locate: defineCall({
    method: 'POST',
    path: '/geolocator/locate',
    base: 'api',
    access: ['CLASSIC'],
    owner: null,
    params: null,
    query: null,
    body: z.object({
      addresses: z
        .array(z.string().check(z.minLength(1), z.maxLength(LIMITS.outletTextCharacters)))
        .check(z.minLength(1), z.maxLength(LIMITS.outletImportRows)),
      /** Ambiguous addresses resolve to the place nearest to this point. */
      near: z.optional(z.object({ latitude, longitude })),
      /** Language of the address parts; English by default. */
      language: z.optional(language),
    }),
    answer: z.object({ places: z.array(z.nullable(locatedSchema)) }),
    errors: [400, 401, 403],
    idempotency: 'none',
  }),
};

export type Suggestion = z.infer<typeof suggestionSchema>;
export type ReverseAddress = z.infer<typeof reverseAddressSchema>;
