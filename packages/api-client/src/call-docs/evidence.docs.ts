import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';

const orderId = 'v1002-2611k7q9x2m4p6r8s0';
const at = 1_789_920_000;

export const evidenceDocs: CallDocsOf<PortalContract['evidence']> = {
  get: {
    summary:
      'Returns the course of one order: status changes with their cause and source, waits, gaps without a rider position, the parts of a delay, fees and proofs. Positions of the rider are included for 30 days, one per 15 seconds.',
    example: {
      params: { orderId },
      answer: {
        result: {
          order_id: orderId,
          vendor_id: 'v1002',
          vendor_name: 'Harbour Tea Fuxing',
          status: 'DELIVERED',
          created_at: at,
          preordered_for: null,
          as_of: at + 4000,
          timezone: 'Asia/Taipei',
          currency: 'TWD',
          customer: { name: 'Tai Hui-wen', address: '8F-2, No. 6, Ln. 35, Guangfu S. Rd.' },
          pickup: { latitude: 25.0421, longitude: 121.5443 },
          dropoff: { latitude: 25.0376, longitude: 121.5573 },
          rider_id: 'r-tw-017',
          amount: 930,
          payment_status: 'PAID',
          timeline: [
            { status: 'NEW', at, cause: 'sender', known_from: 'portal', after: null, metres: null },
            {
              status: 'DELIVERED',
              at: at + 2964,
              cause: 'rider',
              known_from: 'photo',
              after: 2964,
              metres: 14,
            },
          ],
          seconds: 2964,
          waits: { search: 331, shop: 512 },
          promise: { from: at + 1800, to: at + 2280 },
          delay: { seconds: 684, search: 91, shop: 212, way: 381 },
          gaps: [{ from: at + 900, to: at + 990 }],
          fees: [
            { at, kind: 'quoted', amount: 96 },
            { at, kind: 'voucher', amount: -10 },
          ],
          charged: 86,
          proofs: [{ kind: 'delivery', created_at: at + 2960, metres: 14 }],
          track: [{ at: at + 345, latitude: 25.0411, longitude: 121.5431 }],
        },
      },
    },
  },
  signed: {
    summary:
      'Returns the course of one order as a JWS (ES256, flattened JSON). The public keys are at `/.well-known/courier-evidence.json`; `/courier/api/v1/evidence/check` checks a file.',
    example: {
      params: { orderId },
      answer: {
        result: {
          payload: 'eyJzaWduZWRfYXQiOjE3ODk5MjQwMDB9',
          protected: 'eyJhbGciOiJFUzI1NiJ9',
          signature: 'c2lnbmF0dXJl',
          key_id: 'evidence-1',
          signed_at: at + 4000,
          sha256: '9c1f44ae07d2b83e5a60e1c92f7bd4186ea30b95c7f13d2884ba9e0651dcf7a2',
        },
      },
    },
  },
  share: {
    summary:
      'Creates a link to a public page with the course of the order, without names, addresses and positions. The link cannot be guessed and expires after 14 days.',
    example: {
      params: { orderId },
      answer: {
        result: {
          path: '/courier/api/v1/evidence/shared?token=3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
          ends_at: at + 14 * 86_400,
        },
      },
    },
  },
  shares: {
    summary:
      'Returns the number of valid links to the public page of an order, and when the last of them expires.',
    example: {
      params: { orderId },
      answer: { result: { open: 2, ends_at: at + 14 * 86_400 } },
    },
  },
  endShares: {
    summary: 'Invalidates all links to the public page of an order at once.',
    example: { params: { orderId }, answer: { result: { open: 0, ends_at: null } } },
  },
};
