import type { Order } from '../orders/order.schema';
import type { Rider } from '../riders/riders.contract';
import type { Vendor } from '../vendors/vendors.contract';

export const SHOP = { latitude: 25.0421, longitude: 121.5443 };
export const DOOR = { latitude: 25.0376, longitude: 121.5573 };
export const ORDER_ID = 'v1001-2611q7m2x9k4t8w3';
export const ACCESS_TOKEN = 'eyJhbGciOiJFUzI1NiJ9.access';
export const ID_TOKEN = 'eyJhbGciOiJFUzI1NiJ9.id';
export const REFRESH_TOKEN = 'pX3v9Yw2Qk';

export const sampleVendor: Vendor = {
  vendor_id: 'v1001',
  parent_vendor_id: null,
  client_vendor_id: null,
  is_parent: true,
  is_active: true,
  is_registered: true,
  vendor_information: {
    name: 'Harbour Tea',
    currency: 'TWD',
    owners: ['owner@demo.test'],
    contact: { phone: '+886227215001' },
    location: {
      address_text: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.',
      building: '',
      city: 'Taipei City',
      country_code: 'TW',
      ...SHOP,
      postal_code: '106',
      street: 'Sec. 1, Fuxing S. Rd.',
      street_number: '36',
      unit: '',
      rider_instructions: 'Pick up at the side door.',
    },
  },
  flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: true, ONLINE_PAYMENT: true } },
  estimation_pick_up_time: 15,
};

const customerLocation = {
  address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.',
  ...DOOR,
  notes: 'Ring at the desk.',
};

export const sampleOrder: Order = {
  order_id: ORDER_ID,
  vendor_id: 'v1001',
  created_at: 1_790_000_000,
  updated_at: 1_790_000_120,
  preordered_for: null,
  status: 'ASSIGNED_TO_TRANSPORT',
  status_history: [
    { status: 'NEW', created_at: 1_790_000_000 },
    { status: 'RECEIVED', created_at: 1_790_000_060 },
    { status: 'ASSIGNED_TO_TRANSPORT', created_at: 1_790_000_120 },
  ],
  customer: { name: 'Lin Chia-hao', phone_number: '+886912048317', location: customerLocation },
  order: {
    description: '2 × winter melon tea',
    amount: 640,
    payment_method: 'PAID',
    payment_status: 'PAID',
    cold_bag_needed: false,
  },
  sender: null,
  delivery_fee: 74,
  discounted_delivery_fee: null,
  voucher: null,
  vat_number: null,
  rider_id: 'r-104',
  origin_eta: 1_790_000_600,
  destination_eta: 1_790_001_500,
  cancellation: null,
  proofs: [],
  age_validation_required: false,
};

export const sampleRider: Rider = {
  rider_id: 'r-104',
  name: 'Chen Wei',
  phone_number: '+886987000104',
  latitude: 25.0409,
  longitude: 121.5488,
  updated_at: 1_790_000_180,
};

export const samplePlacement = {
  vendor_id: 'v1001',
  customer: { name: 'Lin Chia-hao', phone_number: '+886912048317', location: customerLocation },
  order: {
    payment_method: 'PAID',
    amount: 640,
    description: '2 × winter melon tea',
    cold_bag_needed: false,
  },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: 15,
  delivery_fee: 74,
  signature: '1q9xk2.c2lnbmF0dXJl',
};
