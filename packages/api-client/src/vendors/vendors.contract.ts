import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id, latitude, longitude, optionalText, text } from '../wire/fields';

const vendorLocationSchema = z.object({
  address_text: optionalText,
  building: optionalText,
  city: optionalText,
  country_code: optionalText,
  /** Null without a saved pickup address. */
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  postal_code: optionalText,
  street: optionalText,
  street_number: optionalText,
  unit: optionalText,
  rider_instructions: optionalText,
});

export const vendorSchema = z.object({
  vendor_id: z.string(),
  /** Null for parents. */
  parent_vendor_id: z.nullable(z.string()),
  client_vendor_id: z.nullable(z.string()),
  is_parent: z.boolean(),
  is_active: z.boolean(),
  is_registered: z.boolean(),
  vendor_information: z.object({
    name: z.string(),
    currency: z.string(),
    owners: z.array(z.string()),
    contact: z.object({ phone: optionalText }),
    location: vendorLocationSchema,
  }),
  flags: z.object({
    /** Payment method -> whether this vendor may use it. */
    payment_methods: z.record(z.string(), z.boolean()),
    /** Order value in major units above which the form asks; absent where the one of the country holds. */
    item_value_limit: z.optional(z.number()),
  }),
  /** Minutes; null when unknown. */
  estimation_pick_up_time: z.nullable(z.number()),
});

const savedAddressSchema = z.object({
  address_text: text,
  unit: text,
  notes: text,
  building: text,
  city: text,
  country_code: text,
  latitude,
  longitude,
  postal_code: text,
  street_address: text,
});

const vendorParams = z.object({ vendorId: id });

export const vendorsContract = {
  list: defineCall({
    method: 'GET',
    path: '/vendors',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({ result: z.object({ vendors: z.array(vendorSchema) }) }),
    errors: [401, 403],
    idempotency: 'none',
  }),
  get: defineCall({
    method: 'GET',
    path: '/vendor/:vendorId',
    base: 'api',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: { vendor: 'params.vendorId' },
    params: vendorParams,
    query: null,
    body: null,
    answer: z.object({ result: vendorSchema }),
    errors: [401, 404],
    idempotency: 'none',
  }),
  updateAddress: defineCall({
    method: 'PUT',
    path: '/vendor/:vendorId/address',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: vendorParams,
    query: null,
    body: savedAddressSchema,
    answer: z.object({ result: vendorSchema }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
};

export type Vendor = z.infer<typeof vendorSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;
