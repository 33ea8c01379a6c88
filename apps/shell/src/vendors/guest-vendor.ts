import type { Vendor } from '@courier/api-client';

/** A placeholder vendor for guests. */
export function guestVendor(vendorId: string, currency: string): Vendor {
  return {
    vendor_id: vendorId,
    parent_vendor_id: null,
    client_vendor_id: null,
    is_parent: false,
    is_active: true,
    is_registered: false,
    vendor_information: {
      name: 'guest',
      currency,
      owners: [],
      contact: { phone: '' },
      location: {
        address_text: '',
        building: '',
        city: '',
        country_code: '',
        latitude: null,
        longitude: null,
        postal_code: '',
        street: '',
        street_number: '',
        unit: '',
        rider_instructions: '',
      },
    },
    flags: { payment_methods: {} },
    estimation_pick_up_time: null,
  };
}
