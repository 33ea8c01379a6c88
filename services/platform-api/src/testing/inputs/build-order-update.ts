import type { Order } from '@courier/api-client/contract';

export function buildOrderUpdate(overrides: Partial<Order>): Order {
  const location = { address: 'No. 7, Sec. 5, Xinyi Rd.', latitude: 25.0339, longitude: 121.5645, notes: '' };
  return {
    order_id: 'v1001-261100000000',
    vendor_id: 'v1001',
    created_at: 1_795_000_000,
    updated_at: 1_795_000_000,
    preordered_for: null,
    status: 'NEW',
    status_history: [{ status: 'NEW', created_at: 1_795_000_000 }],
    customer: { name: 'Lin', phone_number: '+886912345678', location },
    order: {
      description: 'Tea',
      amount: 120,
      payment_method: 'PAID',
      payment_status: 'PAID',
      cold_bag_needed: false,
    },
    sender: null,
    delivery_fee: 65,
    discounted_delivery_fee: null,
    voucher: null,
    vat_number: null,
    rider_id: null,
    origin_eta: null,
    destination_eta: null,
    cancellation: null,
    proofs: [],
    age_validation_required: false,
    ...overrides,
  };
}
