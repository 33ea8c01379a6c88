import type { Delivery } from '@courier/api-client/fleet';

/** A delivery as the fleet port hands it to an adapter. */
export const sampleDelivery = (change: Partial<Delivery> = {}): Delivery => ({
  order_id: 'a1b2-c3d4',
  vendor_id: 'v1001',
  status: 'NEW',
  created_at: 1_800_000_000,
  updated_at: 1_800_000_000,
  preordered_for: null,
  pickup: {
    name: 'Harbour Tea',
    phone_number: '+886227215001',
    address: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.',
    notes: 'Side door',
    latitude: 25.0421,
    longitude: 121.5443,
  },
  dropoff: {
    name: 'Lin Chia-hao',
    phone_number: '+886912048317',
    address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.',
    notes: '',
    latitude: 25.0376,
    longitude: 121.5573,
  },
  items: {
    description: '2 × winter melon tea',
    amount: 640,
    currency: 'TWD',
    payment_method: 'PAID',
    amount_to_collect: 0,
  },
  age_check_required: false,
  proofs_required: [],
  rider: null,
  promised: { pickup_at: null, dropoff_at: null },
  change_requested: null,
  cancellation: null,
  ...change,
});
