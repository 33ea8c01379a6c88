import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { sampleVendor, SHOP } from './sample-values';

const { vendor_information: information } = sampleVendor;
const sampleOutlet = {
  ...sampleVendor,
  vendor_id: 'v8k2m4q7w1',
  parent_vendor_id: 'v1001',
  client_vendor_id: 'xinyi-2',
  is_parent: false,
  vendor_information: { ...information, name: 'Harbour Tea Xinyi 2', owners: ['counter@mail.test'] },
};
const outlet = {
  parent_vendor_id: 'v1001',
  client_vendor_id: 'xinyi-2',
  name: 'Harbour Tea Xinyi 2',
  address: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.',
  ...SHOP,
  rider_instructions: 'Pick up at the side door.',
  phone_number: '0227215001',
  city: 'Taipei City',
  users: ['counter@mail.test'],
  unit: '',
  building: '',
  street: 'Sec. 1, Fuxing S. Rd.',
  street_number: '36',
  postal_code: '106',
  country_code: 'TW',
};

export const vendorsDocs: CallDocsOf<PortalContract['vendors']> = {
  list: {
    summary: 'Lists the vendors and outlets of the caller.',
    example: { answer: { result: { vendors: [sampleVendor] } } },
  },
  get: {
    summary: 'Returns one vendor.',
    example: { params: { vendorId: 'v1001' }, answer: { result: sampleVendor } },
  },
  updateAddress: {
    summary: 'Saves the pickup address.',
    example: {
      params: { vendorId: 'v1001' },
      body: {
        address_text: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.',
        unit: '',
        notes: 'Pick up at the side door.',
        building: '',
        city: 'Taipei City',
        country_code: 'TW',
        ...SHOP,
        postal_code: '106',
        street_address: 'Sec. 1, Fuxing S. Rd.',
      },
      answer: { result: sampleVendor },
    },
  },
};

export const outletsDocs: CallDocsOf<PortalContract['outlets']> = {
  create: {
    summary: 'Adds an outlet to a parent vendor.',
    example: { body: outlet, answer: { result: sampleOutlet } },
  },
  update: {
    summary: 'Changes an outlet. Its id and its parent cannot change.',
    example: { params: { vendorId: 'v8k2m4q7w1' }, body: outlet, answer: { result: sampleOutlet } },
  },
};

export const parametersDocs: CallDocsOf<PortalContract['parameters']> = {
  get: {
    summary:
      'Returns a setting of the country: allOutletOrders, serviceHours, onlinePaymentActivated, orderItemValueExceedLimit, paymentMethods or prohibitedItems.',
    example: { params: { name: 'serviceHours' }, answer: { result: '0000:2359' } },
  },
};

export const helpCentreDocs: CallDocsOf<PortalContract['helpCentre']> = {
  ticket: {
    summary: 'Sends a message to the operator’s support, with the order concerned.',
    example: {
      params: { vendorId: 'v1001' },
      body: { message: 'The rider has been at the shop for 20 minutes.', order_id: 'v1001-2611q7m2x9k4t8w3' },
      answer: { result: { ticket_id: '7d1f2c60-4b7e-4c61-9a52-6a3f0b1e9d10' } },
    },
  },
  token: {
    summary: 'Returns a token that identifies the caller to the help centre. It is valid for an hour.',
    example: { params: { vendorId: 'v1001' }, answer: { result: 'eyJhbGciOiJFUzI1NiJ9.help' } },
  },
  init: {
    summary: 'Returns the address of the help centre’s frame.',
    example: {
      body: {
        user_id: '0b0f7a52',
        email: 'owner@demo.test',
        guest: false,
        name: 'Harbour Tea',
        brand: 'courier',
        global_entity_id: 'FP_TW',
        country: 'TW',
        locale: 'zh-TW',
        app_version: '0.1.0',
        verification_token: 'eyJhbGciOiJFUzI1NiJ9.help',
        bridge: 'iframe',
        service_type: 'portal',
      },
      answer: { url: '/help-centre/frame?locale=zh-TW' },
    },
  },
};
