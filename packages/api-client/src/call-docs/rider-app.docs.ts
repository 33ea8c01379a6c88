import { DOOR, ORDER_ID, SHOP } from './sample-values';
import type { ServerContract } from '../server-contract';
import type { CallDocsOf } from './call-doc.types';
import { sampleDelivery as sampleFleetDelivery } from './fleet.docs';
import type { Offer, RiderDelivery, Shift } from '../rider-app/rider-app.schema';

const OFFER_ID = 'of_3J1ZkQ7sXw2vB9dT5nM8pA';
const rider = { rider_id: 'chen-wei', name: 'Chen Wei' };
const sampleDelivery: RiderDelivery = {
  ...sampleFleetDelivery,
  fee: 96,
  reached_status: 'ASSIGNED_TO_TRANSPORT',
};

const sampleOffer: Offer = {
  offer_id: OFFER_ID,
  order_id: ORDER_ID,
  created_at: 1_790_000_060,
  expires_at: 1_790_000_090,
  fee: 96,
  currency: 'TWD',
  approach_metres: 600,
  trip_metres: 2100,
  pickup: { name: 'Harbour Tea', address: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.', ...SHOP },
  dropoff: { name: 'Lin Chia-hao', address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', ...DOOR },
  items: sampleDelivery.items,
  age_check_required: false,
  proofs_required: ['photo'],
  promised: sampleDelivery.promised,
};

const sampleShift: Shift = {
  rider,
  server_time: 1_790_000_070,
  on_duty: true,
  position_consent: true,
  deliveries: [sampleDelivery],
  earnings: { currency: 'TWD', amount: 288, cash: 640, deliveries: 3 },
};

export const riderAppDocs: CallDocsOf<ServerContract['rider']> = {
  signIn: {
    summary: 'Links a phone to a rider with an invitation, or signs in with the PIN.',
    example: {
      body: { device: '0f3c9a7e5b1d48f0a6c4e8d7b1f09a23', pin: '271828' },
      answer: {
        rider,
        pin_required: null,
        session: { token: 'rs_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', expires_at: 1_790_043_200 },
      },
    },
  },
  signOut: { summary: 'Ends the session.', example: { answer: { ended: true } } },
  shift: {
    summary: 'Returns duty, running deliveries and the earnings of the day.',
    example: { answer: sampleShift },
  },
  setDuty: {
    summary: 'Starts or ends duty. Offers arrive only on duty, which requires consent to share the position.',
    example: { body: { on_duty: true, position_consent: true }, answer: sampleShift },
  },
  positions: {
    summary: 'Reports positions of the rider. They are ignored off duty.',
    example: {
      body: { positions: [{ latitude: 25.0409, longitude: 121.5488, recorded_at: 1_790_000_180 }] },
      answer: { accepted: 1, suspicious: 0, ignored: 0 },
    },
  },
  offers: {
    summary: 'Lists the open offers of the rider.',
    example: { answer: { offers: [sampleOffer], server_time: 1_790_000_070 } },
  },
  accept: {
    summary: 'Accepts an offer. If several riders accept, the first one gets the delivery.',
    example: { params: { offerId: OFFER_ID }, answer: { delivery: sampleDelivery } },
  },
  decline: {
    summary: 'Declines an offer.',
    example: { params: { offerId: OFFER_ID }, answer: { declined: true } },
  },
  report: {
    summary: 'Reports an event of a delivery. The order rules decide which changes it causes.',
    example: {
      params: { orderId: ORDER_ID },
      body: {
        event_id: '9f2c7a1e-5b3d-48f0-a6c4-e8d7b1f09a23',
        status: 'PICKED_UP',
        occurred_at: 1_790_000_640,
      },
      answer: { delivery: sampleDelivery },
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
};
