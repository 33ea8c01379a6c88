import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { DOOR, SHOP } from './sample-values';

const trip = { source: SHOP, destination: DOOR, vendor_id: 'v1001', delivery_type: 'food' as const };

export const geolocatorDocs: CallDocsOf<PortalContract['geolocator']> = {
  autocomplete: {
    summary: 'Lists addresses that begin with a text, nearest first.',
    example: {
      query: { query: 'Guangfu', country: 'TW', lat: 25.04, lng: 121.55, language: 'tw' },
      answer: {
        data: {
          data: [{ address: { id: 'TW:road:guangfu-s', formatted_address: 'Guangfu S. Rd., Taipei' } }],
        },
      },
    },
  },
  reverse: {
    summary: 'Returns the address of a position.',
    example: {
      query: { lat: 25.0376, lng: 121.5573, language: 'tw' },
      answer: {
        address: {
          formatted_address: 'No. 17, Ln. 240, Guangfu S. Rd., Da’an Dist., Taipei City',
          ...DOOR,
          city: 'Taipei City',
          country_code: 'TW',
          zipcode: '106',
          street: 'Guangfu S. Rd.',
          number: '17',
          suburb: 'Da’an Dist.',
          building: '',
        },
      },
    },
  },
  details: {
    summary: 'Returns the position of a suggested address.',
    example: { query: { query_id: 'TW:road:guangfu-s', language: 'tw' }, answer: { address: DOOR } },
  },
  locate: {
    summary:
      'Returns the positions of all addresses of a spreadsheet, with city, street and postal code where available; null for an unknown address.',
    example: {
      body: { addresses: ['No. 17, Ln. 240, Guangfu S. Rd.', 'nowhere'], near: SHOP, language: 'en' },
      answer: {
        places: [
          { ...DOOR, city: 'Taipei City', street: 'Ln. 240, Guangfu S. Rd.', number: '17', zipcode: '106' },
          null,
        ],
      },
    },
  },
};

export const addressBookDocs: CallDocsOf<PortalContract['addressBook']> = {
  searchCustomers: {
    summary: 'Finds customers of the vendor’s own orders by name, phone number or address.',
    example: {
      params: { vendorId: 'v1001' },
      query: { query: 'Lin' },
      answer: {
        body: [
          {
            id: 'mT4kq0c3vX',
            name: 'Lin Chia-hao',
            phone_number: '+886912048317',
            ...DOOR,
            address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.',
            notes: 'Ring at the desk.',
          },
        ],
      },
    },
  },
};

export const pricingDocs: CallDocsOf<PortalContract['pricing']> = {
  fee: {
    summary: 'Returns the fee of a delivery with a signature that is valid for five minutes.',
    example: {
      body: trip,
      answer: {
        fee: 74,
        signature: '1q9xk2.c2lnbmF0dXJl',
        valid_until: 1_790_000_300,
        parts: [
          { kind: 'base', amount: 50 },
          { kind: 'distance', amount: 24 },
        ],
        route: [SHOP, DOOR],
      },
    },
  },
  validateArea: {
    summary: 'Checks whether an address is in the delivery area.',
    example: {
      body: {
        location: { lat: 25.0376, lng: 121.5573 },
        vendor_location: SHOP,
        vendor_id: 'v1001',
      },
      answer: { result: 'DELIVERABLE' },
    },
  },
  estimations: {
    summary:
      'Returns the minutes until pickup and until delivery. With `destination_address` they come from the courier company, if it estimates times.',
    example: { body: trip, answer: { estimations: { pick_up: 15, drop_off: 24 } } },
  },
  serviceHours: {
    summary: 'Returns the service hours of a vendor.',
    example: {
      params: { vendorId: 'v1001' },
      query: { from: 1_790_000_000, to: 1_790_086_400 },
      answer: { result: { windows: [{ from: 1_790_038_800, to: 1_790_083_800 }], timezone: 'Asia/Taipei' } },
    },
  },
  deliveryAreas: {
    summary: 'Returns the polygons of a vendor’s delivery area.',
    example: {
      params: { vendorId: 'v1001' },
      answer: {
        result: {
          areas: [
            [
              { latitude: 25.1, longitude: 121.5 },
              { latitude: 25.1, longitude: 121.6 },
              { latitude: 25.0, longitude: 121.6 },
            ],
          ],
        },
      },
    },
  },
};
