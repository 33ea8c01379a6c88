import { DOOR, ORDER_ID, SHOP } from '../call-docs/sample-values';
import type { Delivery } from './delivery.schema';

const MESSAGE_ID = 'msg_4f0c2b8a9d1e4f0c2b8a9d1e4f0c2b8a';
const rider = { rider_id: 'd-7', name: 'Chen Wei', phone_number: '+886987000104', vehicle: 'scooter' };

const sampleDelivery: Delivery = {
  order_id: ORDER_ID,
  vendor_id: 'v1001',
  status: 'ASSIGNED_TO_TRANSPORT',
  created_at: 1_790_000_000,
  updated_at: 1_790_000_120,
  preordered_for: null,
  pickup: {
    name: 'Harbour Tea',
    phone_number: '+886227215001',
    address: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.',
    notes: 'Pick up at the side door.',
    ...SHOP,
  },
  dropoff: {
    name: 'Lin Chia-hao',
    phone_number: '+886912048317',
    address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.',
    notes: 'Ring at the desk.',
    ...DOOR,
  },
  items: {
    description: '2 × winter melon tea',
    amount: 640,
    currency: 'TWD',
    payment_method: 'PAID',
    amount_to_collect: 0,
  },
  age_check_required: false,
  proofs_required: ['photo'],
  rider,
  promised: { pickup_at: 1_790_000_600, dropoff_at: 1_790_001_500 },
  change_requested: null,
  cancellation: null,
};

/** Documentation and examples of every call, for docs and tests. */
export const fleetDocs = {
  list: {
    summary: 'Deliveries of the fleet, oldest change first.',
    example: {
      query: { status: 'open' as const, updated_after: 1_790_000_000, limit: 100 },
      answer: { deliveries: [sampleDelivery], next_cursor: null },
    },
  },
  get: {
    summary: 'One delivery.',
    example: { params: { orderId: ORDER_ID }, answer: { delivery: sampleDelivery } },
  },
  report: {
    summary: 'Reports what has happened; the order rules decide what changes.',
    example: {
      params: { orderId: ORDER_ID },
      body: {
        event_id: 'evt-20260921-0001',
        status: 'ASSIGNED_TO_TRANSPORT' as const,
        occurred_at: 1_790_000_118,
        rider,
        eta: { pickup_at: 1_790_000_600, dropoff_at: 1_790_001_500 },
      },
      answer: { delivery: sampleDelivery },
    },
  },
  positions: {
    summary: 'Where the rider was; positions that cannot be are stored and not shown.',
    example: {
      params: { orderId: ORDER_ID },
      body: { positions: [{ latitude: 25.0409, longitude: 121.5488, recorded_at: 1_790_000_180 }] },
      answer: { accepted: 1, suspicious: 0, ignored: 0 },
    },
  },
  proof: {
    summary:
      'Adds a photo, as `image/jpeg` or `image/png` of at most 8 MB. The newest 10 of a kind stay; more than 40 MB of one delivery are 413 `too-many-proofs`.',
    example: {
      params: { orderId: ORDER_ID, kind: 'delivery' as const },
      answer: { delivery: sampleDelivery },
    },
  },
  rider: {
    summary: 'A rider of the fleet.',
    example: { params: { riderId: 'd-7' }, answer: { rider } },
  },
  setWebhook: {
    summary: 'Where the fleet is sent changes; makes a new secret, which is shown once.',
    example: {
      body: { url: 'https://dispatch.example/courier', events: ['*' as const] },
      answer: { url: 'https://dispatch.example/courier', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    },
  },
  webhook: {
    summary: 'The webhook of the fleet.',
    example: {
      answer: {
        url: 'https://dispatch.example/courier',
        events: ['*'],
        created_at: 1_790_000_000,
        switched_off_at: null,
      },
    },
  },
  removeWebhook: {
    summary: 'Removes the webhook and what waits for it.',
    example: { answer: { deleted: true as const } },
  },
  messages: {
    summary: 'What was sent, newest first, without the contents.',
    example: {
      query: { status: 'delivered' as const },
      answer: {
        deliveries: [
          {
            id: MESSAGE_ID,
            type: 'delivery.created' as const,
            order_id: ORDER_ID,
            status: 'delivered' as const,
            attempts: [{ attempted_at: 1_790_000_001, status_code: 204, duration_ms: 38, error: null }],
            next_try_at: null,
          },
        ],
        next_cursor: null,
      },
    },
  },
  replay: {
    summary: 'Sends a message again, with the same id and content.',
    example: { params: { id: MESSAGE_ID }, answer: { queued: true as const } },
  },
};
