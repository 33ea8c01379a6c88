import { LIMITS } from '@courier/config';
import * as z from 'zod/mini';
import { vendorSchema } from '../vendors/vendors.contract';
import { defineCall } from '../wire/call';
import { id, latitude, longitude } from '../wire/fields';

const { outletTextCharacters, outletNotesCharacters, outletOwners, emailCharacters } = LIMITS;
const required = z.string().check(z.trim(), z.minLength(1), z.maxLength(outletTextCharacters));
const part = z._default(z.string().check(z.trim(), z.maxLength(outletTextCharacters)), '');

/** Fields of an outlet (collection point), for adding and changing. */
export const outletSchema = z.object({
  parent_vendor_id: id,
  name: required,
  address: required,
  latitude,
  longitude,
  rider_instructions: z._default(z.string().check(z.maxLength(outletNotesCharacters)), ''),
  phone_number: required,
  city: part,
  users: z._default(
    z.array(z.email().check(z.maxLength(emailCharacters))).check(z.maxLength(outletOwners)),
    [],
  ),
  unit: part,
  building: part,
  street: part,
  postal_code: part,
  country_code: part,
  /** The vendor's own name of the outlet, unique within the parent. */
  client_vendor_id: required,
  street_number: part,
});

export type OutletFields = z.input<typeof outletSchema>;

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
