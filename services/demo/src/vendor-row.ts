import { countryConfig, type CountryCode } from '@courier/config';
import type { DemoVendor } from './demo-vendors';

export function vendorRow(vendor: DemoVendor, country: CountryCode, now: number) {
  const parts = [
    vendor.unit,
    vendor.building,
    `${vendor.streetNumber}, ${vendor.street}`,
    vendor.district,
    vendor.city,
  ];
  return {
    vendor_id: vendor.vendorId,
    country,
    parent_vendor_id: vendor.parentVendorId,
    client_vendor_id: vendor.clientVendorId,
    is_parent: vendor.parentVendorId === null,
    is_active: true,
    is_registered: true,
    name: vendor.name,
    currency: countryConfig(country).isoCurrency,
    owners: JSON.stringify([]),
    phone: vendor.phone,
    address_text: vendor.addressText ?? parts.filter(Boolean).join(', '),
    building: vendor.building,
    city: vendor.city,
    country_code: country,
    latitude: vendor.position?.latitude ?? null,
    longitude: vendor.position?.longitude ?? null,
    postal_code: vendor.postalCode,
    street: vendor.street,
    street_number: vendor.streetNumber,
    unit: vendor.unit,
    rider_instructions: vendor.riderInstructions,
    payment_methods: JSON.stringify({
      PAID: true,
      CASH_ON_DELIVERY: true,
      ONLINE_PAYMENT: true,
      PAYMENT_ON_DELIVERY: false,
      NONE: false,
    }),
    estimation_pick_up_time: 15,
    created_at: now,
    updated_at: now,
    origin: 'demo' as const,
  };
}
