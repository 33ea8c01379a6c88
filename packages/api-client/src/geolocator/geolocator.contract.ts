import { LIMITS } from '@courier/config';
import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { latitude, longitude, optionalText, queryNumber } from '../wire/fields';

/**
 * How far a position may be trusted; absent where the provider does not say. `approximate` is a made-up point in the
 * right town.
 */
const precision = z.optional(z.enum(['address', 'interpolated', 'street', 'place', 'area', 'approximate']));

export const suggestionSchema = z.object({
  address: z.object({
    id: z.string(),
    formatted_address: z.string(),
    precision,
    /** Its name only resembles what was typed. */
    is_similar: z.optional(z.boolean()),
    /** From the position of the query, where that is too far for a rider and the provider answers positions. */
    distance_metres: z.optional(z.number()),
  }),
});

/** Absent parts are empty texts. */
export const reverseAddressSchema = z.object({
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
});

/** An address of a sheet: where it is, and its parts as far as they are known. */
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
 * What the reader reads, e.g. `en` or `ar_KW`: names come in its script, the country's own beside it. Without it they
 * come in `language` alone.
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
    answer: z.object({ address: z.object({ latitude, longitude, precision }) }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  /** All addresses of a sheet at once, in their order; null for an unknown one. */
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
      /** Of several places with that address the one near here is meant. */
      near: z.optional(z.object({ latitude, longitude })),
      /** Of the parts of an address; English without it. */
      language: z.optional(language),
    }),
    answer: z.object({ places: z.array(z.nullable(locatedSchema)) }),
    errors: [400, 401, 403],
    idempotency: 'none',
  }),
};

export type Suggestion = z.infer<typeof suggestionSchema>;
export type ReverseAddress = z.infer<typeof reverseAddressSchema>;
