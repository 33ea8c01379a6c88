import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { addressPartsSchema } from '../orders/order.schema';
import { id, latitude, longitude } from '../wire/fields';

/** A customer the vendor has delivered to before. */
export const addressBookEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  latitude,
  longitude,
  /** Comma-separated: unit first, building second. */
  address: z.string(),
  notes: z.string(),
  /** As in the last order to this address, if any. */
  address_parts: z.optional(addressPartsSchema),
});

export const addressBookContract = {
  searchCustomers: defineCall({
    method: 'GET',
    path: '/addressbook/search-customers/:vendorId',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: z.object({ query: z._default(z.string().check(z.maxLength(255)), '') }),
    body: null,
    answer: z.object({ body: z.array(addressBookEntrySchema) }),
    errors: [400, 401, 403, 404],
    retries: 1,
    idempotency: 'none',
  }),
};

export type AddressBookEntry = z.infer<typeof addressBookEntrySchema>;
