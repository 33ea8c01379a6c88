import * as z from 'zod/mini';
import { vendorSchema } from '../vendors/vendors.contract';
import { defineCall } from '../wire/call';
import { id, latitude, longitude } from '../wire/fields';

const required = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));
const part = z._default(z.string().check(z.trim(), z.maxLength(255)), '');

/** Fields of an outlet (collection point), the same for adding and changing one. */
export const outletSchema = z.object({
  parent_vendor_id: id,
  name: required,
  address: required,
  latitude,
  longitude,
  rider_instructions: z._default(z.string().check(z.maxLength(1000)), ''),
  phone_number: required,
  city: part,
  /** Emails of those who may act for the outlet. */
  users: z._default(z.array(z.email().check(z.maxLength(254))).check(z.maxLength(50)), []),
  unit: part,
  building: part,
  street: part,
  postal_code: part,
  country_code: part,
  /** The vendor's own name of the outlet, once under a parent. */
  client_vendor_id: required,
  street_number: part,
});

const answer = z.object({ result: vendorSchema });

export const outletsContract = {
  create: defineCall({
    method: 'POST',
    path: '/outlet',
    base: 'api',
    access: ['CLASSIC'],
    owner: { vendor: 'body.parent_vendor_id' },
    params: null,
    query: null,
    body: outletSchema,
    answer,
    errors: [400, 401, 403, 404, 409],
    success: 201,
    idempotency: 'none',
  }),
  update: defineCall({
    method: 'PUT',
    path: '/outlet/:vendorId',
    base: 'api',
    access: ['CLASSIC'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: null,
    body: outletSchema,
    answer,
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
};
