import type { Vendor } from '../contract';

type VendorOverrides = Partial<Omit<Vendor, 'vendor_information'>> & {
  name?: string;
  location?: Partial<Vendor['vendor_information']['location']>;
  vendor_information?: Partial<Vendor['vendor_information']>;
};

/** A vendor in Taipei; name and single location fields can be set directly. */
export function buildVendor(overrides: VendorOverrides = {}): Vendor {
  const { name, location, vendor_information: information, ...fields } = overrides;
  return {
    vendor_id: 'v1001',
    parent_vendor_id: null,
    client_vendor_id: null,
    is_parent: fields.parent_vendor_id === undefined || fields.parent_vendor_id === null,
    is_active: true,
    is_registered: true,
    flags: {
      payment_methods: {
        PAID: true,
        CASH_ON_DELIVERY: true,
        PAYMENT_ON_DELIVERY: false,
        ONLINE_PAYMENT: true,
      },
    },
    estimation_pick_up_time: 15,
    ...fields,
    vendor_information: {
      name: name ?? 'Harbour Tea',
      currency: 'NT',
      owners: ['owner@demo.test'],
      contact: { phone: '+886223456789' },
      ...information,
      location: {
        address_text: 'No. 12, Lane 216, Section 4, Zhongxiao East Road',
        building: '',
        city: 'Taipei City',
        country_code: 'TW',
        latitude: 25.0418,
        longitude: 121.5519,
        postal_code: '106',
        street: 'Section 4, Zhongxiao East Road',
        street_number: '12',
        unit: '1F',
        rider_instructions: 'Pick up at the side door',
        ...information?.location,
        ...location,
      },
    },
  };
}

export function buildDemoVendors(): Vendor[] {
  const outlet = (vendor_id: string, name: string, latitude: number, longitude: number) =>
    buildVendor({
      vendor_id,
      name,
      parent_vendor_id: 'v1001',
      client_vendor_id: vendor_id,
      location: { latitude, longitude },
    });
  return [
    buildVendor(),
    outlet('v1002', 'Harbour Tea Xinyi', 25.0364, 121.5679),
    outlet('v1003', 'Harbour Tea Gongguan', 25.0149, 121.5342),
    outlet('a-v1004', 'Harbour Tea Counter', 25.0478, 121.517),
  ];
}
