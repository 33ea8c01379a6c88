import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { latitude, longitude, optionalText, queryNumber } from '../wire/fields';

/** How far a position may be trusted; absent where the provider does not say. `approximate` is a made-up point in the right town. */
const precision = z.optional(z.enum(['address', 'interpolated', 'street', 'place', 'area', 'approximate']));

export const suggestionSchema = z.object({
  address: z.object({ id: z.string(), formatted_address: z.string(), precision }),
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

const language = z.string().check(z.minLength(2), z.maxLength(16));
const token = z.optional(z.string());

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
      token,
    }),
    body: null,
    answer: z.object({ data: z.object({ data: z.array(suggestionSchema) }) }),
    errors: [400, 401],
    idempotency: 'none',
  }),
  reverse: defineCall({
    method: 'GET',
    path: '/geolocator/reverse',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: null,
    params: null,
    query: z.object({ lat: queryNumber, lng: queryNumber, language, token }),
    body: null,
    answer: z.object({ address: reverseAddressSchema }),
    errors: [400, 401, 404],
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
    errors: [400, 401, 404],
    idempotency: 'none',
  }),
};

export type Suggestion = z.infer<typeof suggestionSchema>;
export type ReverseAddress = z.infer<typeof reverseAddressSchema>;
