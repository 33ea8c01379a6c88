import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { DOOR, ORDER_ID, sampleOrder, samplePlacement, sampleRider } from './sample-values';

const { customer } = samplePlacement;

export const ordersDocs: CallDocsOf<PortalContract['orders']> = {
  create: {
    summary:
      'Places an order and answers it. Fee and signature are those of a quote at most five minutes old.',
    example: { body: samplePlacement, answer: { result: { order_id: ORDER_ID, order: sampleOrder } } },
  },
  get: {
    summary: 'One order.',
    example: {
      query: { vendorId: 'v1001', orderId: ORDER_ID },
      answer: { result: sampleOrder },
    },
  },
  list: {
    summary: 'Orders of a vendor, newest first, in pages.',
    example: {
      params: { vendorId: 'v1001' },
      query: { count: 30, from: 1_789_920_000, include_outlets: true },
      answer: {
        result: { data: [sampleOrder], pagination: { pagination_key: 'MTc5MDAwMDAwMA' } },
      },
    },
  },
  placedAsGuest: {
    summary:
      "Lists what was ordered as a guest with the account's e-mail, the newest 50, once its mailbox agreed.",
    example: {
      answer: { result: { data: [{ ...sampleOrder, vendor_id: 'guest-5f0c2d9b7a41e6c83b2f10ad' }] } },
    },
  },
  joinGuestOrders: {
    summary: "Mails the account's own mailbox a link that lets those orders join the account.",
    example: { answer: { result: { mail_sent: true } } },
  },
  update: {
    summary: 'Changes an order the rider has not collected yet.',
    example: {
      params: { orderId: ORDER_ID },
      body: {
        vendor_id: 'v1001',
        payment_method: 'PAID',
        amount: 700,
        item_details: '3 × winter melon tea',
        location: customer.location,
        delivery_fee: 74,
        signature: '1q9xk2.c2lnbmF0dXJl',
      },
      answer: { result: { ...sampleOrder, status: 'MODIFIED' } },
    },
  },
  renewPin: {
    summary: 'Gives the customer another PIN for the door, after five wrong tries or whenever it is needed.',
    example: {
      body: { vendor_id: 'v1001', order_id: ORDER_ID },
      answer: {
        result: {
          ...sampleOrder,
          handover: { pin: 'required' as const, signed_at: null, age_checked_at: null },
        },
      },
    },
  },
  resendChange: {
    summary:
      'Sends a change once more that the courier company did not take over (`change_refusal` of the order). 409 without one.',
    example: {
      body: { vendor_id: 'v1001', order_id: ORDER_ID },
      answer: { result: { ...sampleOrder, status: 'MODIFIED' } },
    },
  },
  answerProposal: {
    summary:
      'Accepts or refuses what the customer proposed. A new pin is accepted with the fee to it and its signature, as any change.',
    example: {
      params: { orderId: ORDER_ID },
      body: { vendor_id: 'v1001', accepted: false, created_at: 1_790_000_000 },
      answer: { result: sampleOrder },
    },
  },
  cancel: {
    summary: 'Cancels an order while its status allows it.',
    example: {
      body: { vendor_id: 'v1001', order_id: ORDER_ID, reason: 'CUSTOMER_CANCELLED' },
      answer: {
        result: {
          ...sampleOrder,
          status: 'CANCELLED',
          cancellation: { reason: 'CUSTOMER_CANCELLED', by: 'USER' },
        },
      },
    },
  },
};

export const ridersDocs: CallDocsOf<PortalContract['riders']> = {
  get: {
    summary: 'The rider of an order and where they are.',
    example: { params: { riderId: 'r-104' }, answer: { result: sampleRider } },
  },
};

export const vouchersDocs: CallDocsOf<PortalContract['vouchers']> = {
  get: {
    summary: 'What a voucher code stands for.',
    example: {
      params: { code: 'LESS30' },
      answer: {
        result: {
          code: 'LESS30',
          type: 'amount',
          amount: 30,
          currency: 'TWD',
          valid_until: 1_821_536_000,
          available: true,
        },
      },
    },
  },
  validate: {
    summary: 'Applies a voucher to a quoted fee and signs what is left.',
    example: {
      body: {
        code: 'LESS30',
        vendor_id: 'v1001',
        order: {
          order_time: 1_790_000_000,
          delivery_fee: 74,
          signature: '1q9xk2.c2lnbmF0dXJl',
        },
      },
      answer: {
        result: {
          voucher: { code: 'LESS30', type: 'amount', amount: 30 },
          delivery_fee: 44,
          signature: '1q9xk2.ZGlzY291bnQ',
        },
      },
    },
  },
};

const tracking = {
  order_id: ORDER_ID,
  status: sampleOrder.status,
  stage: 'preparing' as const,
  status_history: sampleOrder.status_history,
  preordered_for: null,
  vendor: { name: 'Harbour Tea', location: { latitude: 25.0421, longitude: 121.5443 } },
  destination: DOOR,
  rider_name: 'Chen Wei',
  rider: { name: 'Chen Wei', latitude: 25.0409, longitude: 121.5488 },
  eta: 1_790_000_600,
  cancellation: null,
  delivery_receipt_available: false,
  proofs: [{ kind: 'pickup' as const, created_at: 1_790_000_300 }],
};

export const publicTrackingDocs: CallDocsOf<PortalContract['publicTracking']> = {
  order: {
    summary: 'What anybody with the link may see of an order.',
    example: { params: { orderId: ORDER_ID }, answer: { result: tracking } },
  },
  parcel: {
    summary: 'The same for a parcel between consumers.',
    example: {
      params: { orderId: ORDER_ID },
      answer: { result: { ...tracking, sender_name: 'Wang Yi-ting', description: 'A book' } },
    },
  },
  receipt: {
    summary: 'The receipt of a delivered order.',
    example: {
      params: { orderId: ORDER_ID },
      answer: {
        result: {
          order_id: ORDER_ID,
          created_at: 1_790_000_000,
          delivered_at: 1_790_001_500,
          vendor_name: 'Harbour Tea',
          description: '2 × winter melon tea',
          amount: 640,
          payment_status: 'PAID',
          delivery_fee: 74,
          currency: 'TWD',
        },
      },
    },
  },
  proof: {
    summary: 'A picture the rider took, for the customer; only of the kinds the flags let customers see.',
    example: { params: { orderId: ORDER_ID, kind: 'pickup' }, answer: 'PNG' },
  },
  pin: {
    summary: 'The four digits that the customer gives the rider, for the key of the customer’s link.',
    example: {
      params: { orderId: ORDER_ID },
      body: { key: 'q3Zk1vV5cXb0hR7sT2nYwA' },
      answer: { result: { pin: '4821' } },
    },
  },
  propose: {
    summary:
      'What the customer would like otherwise before pick-up. It reaches the vendor, and the order changes only when that accepts.',
    example: {
      params: { orderId: ORDER_ID },
      body: { note: 'Please ring 5F', pin: { latitude: 25.0377, longitude: 121.5575 } },
      answer: { result: { received: true } },
    },
  },
  rate: {
    summary: 'What the customer says of the delivery, from 1 to 5; changeable for a day.',
    example: {
      params: { orderId: ORDER_ID },
      body: { stars: 5, words: 'Still warm' },
      answer: { result: { received: true } },
    },
  },
};
