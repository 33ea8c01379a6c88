import type * as z from 'zod/mini';
import type { outletSchema, PortalContract, Vendor } from '../contract';
import { buildVendor } from './build-vendor';
import type { HandlersOf } from './fake-handlers.types';
import { isPossiblePhone } from './fake-phone';
import { findVendor, type FakeState } from './fake-state';
import { Refusal } from './refusal';

type OutletBody = z.output<typeof outletSchema>;

function toVendorInformation(body: OutletBody, before?: Vendor): Vendor['vendor_information'] {
  if (!isPossiblePhone(body.phone_number))
    throw new Refusal(400, 'The phone number is not correct.', 'validation.phone-incorrect', 'phone_number');
  const { building, city, latitude, longitude, postal_code, street, street_number, unit } = body;
  return {
    name: body.name,
    currency: before?.vendor_information.currency ?? 'NT',
    owners: [...new Set(body.users.map((email) => email.toLowerCase()))],
    contact: { phone: body.phone_number },
    location: {
      building,
      city,
      latitude,
      longitude,
      postal_code,
      street,
      street_number,
      unit,
      address_text: body.address,
      country_code: body.country_code || 'TW',
      rider_instructions: body.rider_instructions,
    },
  };
}

const fixed = (field: string) =>
  new Refusal(400, `The ${field} of an outlet cannot be changed.`, 'error.invalid-input', field);

export function fakeOutlets(state: FakeState): HandlersOf<PortalContract['outlets']> {
  return {
    create: ({ body }) => {
      const parent = findVendor(state, body.parent_vendor_id);
      if (!parent.is_parent)
        throw new Refusal(400, 'An outlet has no outlets.', 'error.invalid-input', 'parent_vendor_id');
      const family = state.vendors.filter(({ vendor_id, parent_vendor_id }) =>
        [vendor_id, parent_vendor_id].includes(parent.vendor_id),
      );
      const wanted = body.client_vendor_id.toLowerCase();
      if (family.some(({ client_vendor_id: known }) => known?.toLowerCase() === wanted))
        throw new Refusal(409, 'Another outlet already has this id.', 'outlet.already-registered');
      const result = buildVendor({
        vendor_id: `v-outlet-${state.vendors.length + 1}`,
        parent_vendor_id: parent.vendor_id,
        client_vendor_id: body.client_vendor_id,
      });
      result.vendor_information = toVendorInformation(body, parent);
      state.vendors.push(result);
      return { result };
    },
    update: ({ params, body }) => {
      const outlet = findVendor(state, params.vendorId);
      if (/^[ab]-/.test(outlet.vendor_id)) throw new Refusal(403, 'Forbidden', 'error.forbidden');
      if (outlet.parent_vendor_id !== body.parent_vendor_id) throw fixed('parent_vendor_id');
      if (outlet.client_vendor_id !== body.client_vendor_id) throw fixed('client_vendor_id');
      outlet.vendor_information = toVendorInformation(body, outlet);
      return { result: outlet };
    },
  };
}
