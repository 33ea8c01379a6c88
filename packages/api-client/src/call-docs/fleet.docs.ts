import type { Delivery } from '../fleet/delivery.schema';
import type { ServerContract } from '../server-contract';
import type { CallDocsOf } from './call-doc.types';
import { DOOR, ORDER_ID, SHOP } from './sample-values';

const MESSAGE_ID = 'msg_4f0c2b8a9d1e4f0c2b8a9d1e4f0c2b8a';
const rider = { rider_id: 'd-7', name: 'Chen Wei', phone_number: '+886987000104', vehicle: 'scooter' };

export const sampleDelivery: Delivery = {
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

export const fleetDocs: CallDocsOf<ServerContract['fleet']> = {
  list: {
    summary: 'Lists deliveries of the fleet, oldest change first.',
    example: {
      query: { status: 'open', updated_after: 1_790_000_000, limit: 100 },
      answer: { deliveries: [sampleDelivery], next_cursor: null },
    },
  },
  get: {
    summary: 'Returns one delivery.',
    example: { params: { orderId: ORDER_ID }, answer: { delivery: sampleDelivery } },
  },
  report: {
    summary: 'Reports an event of a delivery. The order rules decide which changes it causes.',
    example: {
      params: { orderId: ORDER_ID },
      body: {
        event_id: 'evt-20260921-0001',
        status: 'ASSIGNED_TO_TRANSPORT',
        occurred_at: 1_790_000_118,
        rider,
        eta: { pickup_at: 1_790_000_600, dropoff_at: 1_790_001_500 },
      },
      answer: { delivery: sampleDelivery },
    },
  },
  positions: {
    summary: 'Reports positions of the rider. Implausible positions are stored and not shown.',
    example: {
      params: { orderId: ORDER_ID },
      body: { positions: [{ latitude: 25.0409, longitude: 121.5488, recorded_at: 1_790_000_180 }] },
      answer: { accepted: 1, suspicious: 0, ignored: 0 },
    },
  },
  proof: {
    summary:
      'Adds a photo, as `image/jpeg` or `image/png` of at most 8 MB. The newest 10 photos of a kind are stored; more than 40 MB for one delivery are refused with 413 `too-many-proofs`.',
    example: {
      params: { orderId: ORDER_ID, kind: 'delivery' },
      answer: { delivery: sampleDelivery },
    },
  },
  rider: {
    summary: 'Returns a rider of the fleet.',
    example: { params: { riderId: 'd-7' }, answer: { rider } },
  },
  setWebhook: {
    summary: 'Sets the address that receives changes, and returns a new secret, which is shown only once.',
    example: {
      body: { url: 'https://dispatch.example/courier', events: ['*'] },
      answer: { url: 'https://dispatch.example/courier', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    },
  },
  webhook: {
    summary: 'Returns the webhook of the fleet.',
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
    summary: 'Removes the webhook and its pending messages.',
    example: { answer: { deleted: true } },
  },
  messages: {
    summary: 'Lists the messages, newest first, without their contents.',
    example: {
      query: { status: 'delivered' },
      answer: {
        deliveries: [
          {
            id: MESSAGE_ID,
            type: 'delivery.created',
            order_id: ORDER_ID,
            status: 'delivered',
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
    example: { params: { id: MESSAGE_ID }, answer: { queued: true } },
  },
};
