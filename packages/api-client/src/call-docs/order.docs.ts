import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { DOOR, ORDER_ID, sampleOrder, samplePlacement, sampleRider } from './sample-values';

const { customer } = samplePlacement;

export const ordersDocs: CallDocsOf<PortalContract['orders']> = {
  create: {
    summary:
      'Places an order and returns it. Fee and signature come from a quote that is at most five minutes old.',
    example: { body: samplePlacement, answer: { result: { order_id: ORDER_ID, order: sampleOrder } } },
  },
  get: {
    summary: 'Returns one order.',
    example: {
      query: { vendorId: 'v1001', orderId: ORDER_ID },
      answer: { result: sampleOrder },
    },
  },
  list: {
    summary: 'Lists the orders of a vendor, newest first, in pages.',
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
      "Lists the newest 50 orders placed as a guest with the account's email address, after its mailbox has confirmed them.",
    example: {
      answer: { result: { data: [{ ...sampleOrder, vendor_id: 'guest-5f0c2d9b7a41e6c83b2f10ad' }] } },
    },
  },
  joinGuestOrders: {
    summary: "Sends a mail to the account's address with a link that adds those orders to the account.",
    example: { answer: { result: { mail_sent: true } } },
  },
  update: {
    summary: 'Changes an order that the rider has not collected yet.',
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
    summary: 'Creates a new delivery PIN for the customer, for example after five wrong entries.',
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
      'Sends a change again that the courier company refused (`change_refusal` of the order). Without one the answer is 409.',
    example: {
      body: { vendor_id: 'v1001', order_id: ORDER_ID },
      answer: { result: { ...sampleOrder, status: 'MODIFIED' } },
    },
  },
  answerProposal: {
    summary:
      'Accepts or refuses the change that the customer proposed. A new position is accepted with its fee and signature, like any change.',
    example: {
      params: { orderId: ORDER_ID },
      body: { vendor_id: 'v1001', accepted: false, created_at: 1_790_000_000 },
      answer: { result: sampleOrder },
    },
  },
  cancel: {
    summary: 'Cancels an order if its status allows it.',
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
    summary: 'Returns the rider of an order with the current position.',
    example: { params: { riderId: 'r-104' }, answer: { result: sampleRider } },
  },
};

export const vouchersDocs: CallDocsOf<PortalContract['vouchers']> = {
  get: {
    summary: 'Returns the discount of a voucher code.',
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
    summary: 'Applies a voucher to a quoted fee and signs the discounted fee.',
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
    summary: 'Returns the public part of an order, for everyone with its link.',
    example: { params: { orderId: ORDER_ID }, answer: { result: tracking } },
  },
  parcel: {
    summary: 'Returns the public part of a parcel between consumers.',
    example: {
      params: { orderId: ORDER_ID },
      answer: { result: { ...tracking, sender_name: 'Wang Yi-ting', description: 'A book' } },
    },
  },
  receipt: {
    summary: 'Returns the receipt of a delivered order.',
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
    summary:
      'Returns a picture that the rider took, for the customer. Flags decide which kinds customers may see.',
    example: { params: { orderId: ORDER_ID, kind: 'pickup' }, answer: 'PNG' },
  },
  pin: {
    summary: 'Returns the delivery PIN of four digits, for the key in the customer’s link.',
    example: {
      params: { orderId: ORDER_ID },
      body: { key: 'q3Zk1vV5cXb0hR7sT2nYwA' },
      answer: { result: { pin: '4821' } },
    },
  },
  propose: {
    summary:
      'Sends a change that the customer proposes before the pickup. The order changes only when the vendor accepts it.',
    example: {
      params: { orderId: ORDER_ID },
      body: { note: 'Please ring 5F', pin: { latitude: 25.0377, longitude: 121.5575 } },
      answer: { result: { received: true } },
    },
  },
  rate: {
    summary: 'Stores the customer’s rating of the delivery, from 1 to 5. It can be changed for a day.',
    example: {
      params: { orderId: ORDER_ID },
      body: { stars: 5, words: 'Still warm' },
      answer: { result: { received: true } },
    },
  },
};
