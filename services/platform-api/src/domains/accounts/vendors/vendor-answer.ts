import type { Vendor } from '@courier/api-client/contract';
import type { VendorRow } from '../../../platform/db/schema';

/** @param valueLimit of the vendor or its city; null where the one of the country holds */
export function vendorAnswer(row: VendorRow, valueLimit: number | null): Vendor {
  return {
    vendor_id: row.vendor_id,
    parent_vendor_id: row.parent_vendor_id,
    client_vendor_id: row.client_vendor_id,
    is_parent: row.is_parent,
    is_active: row.is_active,
    is_registered: row.is_registered,
    vendor_information: {
      name: row.name,
      currency: row.currency,
      owners: row.owners,
      contact: { phone: row.phone },
      location: {
        address_text: row.address_text,
        building: row.building,
        city: row.city,
        country_code: row.country_code,
        latitude: row.latitude,
        longitude: row.longitude,
        postal_code: row.postal_code,
        street: row.street,
        street_number: row.street_number,
        unit: row.unit,
        rider_instructions: row.rider_instructions,
      },
    },
    flags: {
      payment_methods: row.payment_methods,
      ...(valueLimit === null ? {} : { item_value_limit: valueLimit }),
    },
    estimation_pick_up_time: row.estimation_pick_up_time,
  };
}
