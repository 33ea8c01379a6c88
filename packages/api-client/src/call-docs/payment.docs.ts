import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { ORDER_ID, samplePlacement } from './sample-values';

const BEARER = 'wT8x2LrV';
const INTENT = '4f6d9f2e-5a1b-4a38-9a7c-2f8f0f6f3d11';
const ended = { bearer_token: BEARER, vendor_id: 'v1001', purchase_intent_id: INTENT };
const CARD = {
  id: 'c0ffee01',
  scheme: 'visa',
  card_last_digits: '4242',
  holder_name: 'LIN CHIA HAO',
  expiry_month: '09',
  expiry_year: '2039',
};
const jwe = (name: string) => `eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.${name}`;

export const paymentsDocs: CallDocsOf<PortalContract['payments']> = {
  auth: {
    summary: 'Opens the caller’s wallet for orders of one vendor.',
    example: {
      params: { vendorId: 'v1001' },
      answer: { result: { wallet_id: '1c9a7f30', access_token: BEARER, expires_in: 900 } },
    },
  },
  publicKey: {
    summary: 'Returns the public key that encrypts card data, and the expected format.',
    example: {
      answer: {
        result: {
          payment_method: 'generic_creditcard',
          alg: 'RSA-OAEP-256',
          enc: 'A256GCM',
          jwk: { kty: 'RSA', kid: 'sandbox', n: 'sXchZ1Yw', e: 'AQAB' },
        },
      },
    },
  },
  intent: {
    summary: 'Checks an order that will be paid by card and reserves its price.',
    example: {
      body: {
        wallet_id: '1c9a7f30',
        bearer_token: BEARER,
        vendor_id: 'v1001',
        order: samplePlacement,
      },
      answer: {
        result: {
          payment_methods: [
            {
              name: 'generic_creditcard',
              payment_instruments: [CARD],
            },
          ],
          intent_id: INTENT,
        },
      },
    },
  },
  confirm: {
    summary:
      'Charges a card and places the order. The bank may require an authentication on its own page first.',
    example: {
      body: {
        order: { vendor_id: 'v1001', vat_number: null, preordered_for: null },
        bearer_token: BEARER,
        purchase_intent_id: INTENT,
        payment_method: 'generic_creditcard',
        payment_instrument_id: 'NEW',
        card: {
          holder_name: 'LIN CHIA HAO',
          encrypted_card_number: jwe('number'),
          encrypted_expiry_month: jwe('month'),
          encrypted_expiry_year: jwe('year'),
          encrypted_security_code: jwe('code'),
          save_card: true,
        },
      },
      answer: { result: { order_id: ORDER_ID, redirect_required: null } },
    },
  },
  outcome: {
    summary: 'Returns the result of a payment whose confirmation got no answer.',
    example: {
      params: { intentId: INTENT },
      query: { vendor_id: 'v1001' },
      answer: { result: { status: 'PAID', order_id: ORDER_ID } },
    },
  },
  cards: {
    summary: 'Lists the cards that the caller stored for later payments, without their numbers.',
    example: { answer: { result: { cards: [CARD] } } },
  },
  removeCard: {
    summary: 'Removes a stored card. Paid orders stay paid.',
    example: { body: { card_id: 'c0ffee01' }, answer: { result: { removed: true } } },
  },
  refund: {
    summary: 'Refunds the fee of a cancelled or failed order.',
    example: { body: ended, answer: { result: { status: 'REFUNDED' } } },
  },
  cancel: {
    summary: 'Ends a payment that is not completed.',
    example: { body: ended, answer: { result: { status: 'CANCELLED' } } },
  },
};
