import type { Order, Rider } from '../contract';
import { PROGRESS_ORDER, progressIndex } from '../order-rules/status/progress';

const STEP_SECONDS = 60;
const SKIPPED = new Set([
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'STALLED',
  'MODIFIED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
]);
let lastNumber = 0;

/** Entries of an order that reached `status` directly, one minute apart. */
function historyUpTo(status: string, createdAt: number): Order['status_history'] {
  const end = progressIndex(status);
  const passed = PROGRESS_ORDER.filter((step, index) => index < (end ?? 6) && !SKIPPED.has(step));
  return [
    ...passed.filter((step) => step !== 'RETURN_INITIATED' || status === 'RETURNED_TO_VENDOR'),
    status,
  ].map((step, index) => ({ status: step, created_at: createdAt + index * STEP_SECONDS }));
}

/** An order of `v1001`, placed ten minutes ago, with a history that leads to its status. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  const status = overrides.status ?? 'RECEIVED';
  const vendorId = overrides.vendor_id ?? 'v1001';
  const createdAt = overrides.created_at ?? Math.floor(Date.now() / 1000) - 600;
  const history = overrides.status_history ?? historyUpTo(status, createdAt);
  lastNumber += 1;
  return {
    order_id: `${vendorId}-2611${String(lastNumber).padStart(8, '0')}`,
    vendor_id: vendorId,
    created_at: createdAt,
    updated_at: history.at(-1)?.created_at ?? createdAt,
    preordered_for: null,
    status,
    status_history: history,
    customer: {
      name: 'Lin Mei-hua',
      phone_number: '+886912345678',
      location: {
        address: '8F, Taipei 101, No. 7, Section 5, Xinyi Road, Xinyi District, Taipei City',
        latitude: 25.03396,
        longitude: 121.56447,
        notes: 'Call at the lobby',
      },
    },
    order: {
      description: 'Two boxes of tea',
      amount: 640,
      payment_method: 'PAID',
      payment_status: 'PAID',
      cold_bag_needed: false,
    },
    sender: null,
    delivery_fee: 95,
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

/** A rider near the demo vendor, seen just now. */
export function buildRider(overrides: Partial<Rider> = {}): Rider {
  return {
    rider_id: 'r-1',
    name: 'Chen Wei',
    phone_number: '+886987654321',
    latitude: 25.0409,
    longitude: 121.5548,
    updated_at: Math.floor(Date.now() / 1000),
    ...overrides,
  };
}
