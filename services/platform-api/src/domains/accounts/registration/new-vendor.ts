import { countryConfig, type CountryCode } from '@courier/config';
import type { Insertable } from 'kysely';
import type { VendorTable } from '../../../platform/db/schema';

interface NewVendor {
  vendorId: string;
  country: CountryCode;
  name: string;
  /** As stored, e.g. `+886227215001`; empty when there is none. */
  phone: string;
  /** Payment method name -> whether this vendor may use it. */
  paymentMethods: Readonly<Record<string, boolean>>;
  nowSeconds: number;
}

/** Has no position, so it needs a pickup address before orders can be collected. */
export function newVendor(vendor: NewVendor): Insertable<VendorTable> {
  return {
    vendor_id: vendor.vendorId,
    country: vendor.country,
    parent_vendor_id: null,
    client_vendor_id: null,
    is_parent: true,
    is_active: true,
    is_registered: true,
    name: vendor.name,
    currency: countryConfig(vendor.country).isoCurrency,
    owners: '[]',
    phone: vendor.phone,
    address_text: '',
    building: '',
    city: '',
    country_code: vendor.country,
    latitude: null,
    longitude: null,
    postal_code: '',
    street: '',
    street_number: '',
    unit: '',
    rider_instructions: '',
    payment_methods: JSON.stringify(vendor.paymentMethods),
    estimation_pick_up_time: 15,
    created_at: vendor.nowSeconds,
    updated_at: vendor.nowSeconds,
  };
}
