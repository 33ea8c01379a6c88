import { defaultFlags } from '@courier/config';
import { NEW_INSTRUMENT, type NewCard, type Order, type PortalContract } from '../contract';
import { statusFacts } from '../order-rules/status/status-table';
import { fakePublicKey, cardOutcome, readFakeCard } from './fake-card';
import type { HandlersOf } from './fake-handlers.types';
import { checkPlacement, orderFrom } from './fake-order-placement';
import type { CardOutcome, FakeIntent } from './fake-payments.types';
import { nowSeconds, findVendor, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

const TOKEN_SECONDS = 900;
type MoveOrder = (orderId: string, status: string, patch?: Partial<Order>) => Order;

const REFUSED: Readonly<Record<Exclude<CardOutcome, 'approved' | 'challenge'>, string>> = {
  declined: 'The card was declined.',
  'expired-card': 'The card has expired.',
  'insufficient-funds': 'The card does not have enough funds.',
  processing: 'The payment could not be processed. Nothing was charged.',
};
const ended = (message: string) => new Refusal(409, message, 'error.payment.ended');

/** Card payments with the test cards of the sandbox. */
export function fakePayments(state: FakeState, move: MoveOrder): HandlersOf<PortalContract['payments']> {
  const { payments } = state;

  const provider = () =>
    ({ ...defaultFlags(), ...state.flags })['cybersource-credit-card-taiwan']
      ? ('cybersource_creditcard' as const)
      : ('generic_creditcard' as const);

  function assertOffered(vendorId: string): void {
    const vendor = findVendor(state, vendorId);
    const isGuest = state.guestVendors.includes(vendor);
    const isOffered = isGuest || vendor.flags.payment_methods['ONLINE_PAYMENT'] === true;
    if (String(state.parameters['onlinePaymentActivated']) !== 'true' || !isOffered)
      throw new Refusal(409, 'Online payment is not available.', 'error.no-payment-method-available');
  }

  function assertToken(token: string, vendorId: string): void {
    const known = payments.tokens.get(token);
    if (known?.vendorId !== vendorId) throw notFound();
    if (known.validUntil < nowSeconds())
      throw new Refusal(400, 'PaymentTokenExpired', 'error.payment.init', 'bearer_token');
  }

  function findIntent(body: {
    bearer_token: string;
    vendor_id: string;
    purchase_intent_id: string;
  }): FakeIntent {
    assertToken(body.bearer_token, body.vendor_id);
    const intent = payments.intents.get(body.purchase_intent_id);
    if (intent?.vendorId !== body.vendor_id) throw notFound();
    return intent;
  }

  async function findCard(id: string, card: NewCard | undefined) {
    if (id === NEW_INSTRUMENT) {
      if (!card) throw new Refusal(400, 'A new card is missing.', 'error.payment.card-invalid', 'card');
      return readFakeCard(card);
    }
    const stored = payments.instruments.find((instrument) => instrument.id === id);
    if (!stored) throw notFound();
    return stored;
  }

  return {
    auth: ({ params }) => {
      assertOffered(params.vendorId);
      const token = `wallet-token-${payments.tokens.size + 1}`;
      payments.tokens.set(token, { vendorId: params.vendorId, validUntil: nowSeconds() + TOKEN_SECONDS });
      return { result: { wallet_id: 'wallet-1', access_token: token, expires_in: TOKEN_SECONDS } };
    },

    publicKey: async () => ({
      result: {
        payment_method: provider(),
        alg: 'RSA-OAEP-256' as const,
        enc: 'A256GCM' as const,
        jwk: await fakePublicKey(),
      },
    }),

    intent: ({ body }) => {
      assertToken(body.bearer_token, body.vendor_id);
      assertOffered(body.vendor_id);
      try {
        checkPlacement(state, body.order, 'online');
      } catch (error) {
        if (!(error instanceof Refusal) || error.field === undefined) throw error;
        throw new Refusal(error.status, error.message, error.translationKey, `order.${error.field}`);
      }
      const intent_id = `intent-${payments.intents.size + 1}`;
      payments.intents.set(intent_id, {
        vendorId: body.vendor_id,
        order: body.order,
        status: 'OPEN',
        orderId: null,
      });
      // For a guest too, unlike the server: the form hides stored cards itself.
      const payment_instruments = payments.instruments;
      return { result: { payment_methods: [{ name: provider(), payment_instruments }], intent_id } };
    },

    confirm: async ({ body }) => {
      const { vendor_id } = body.order;
      const intent = findIntent({ ...body, vendor_id });
      if (intent.status !== 'OPEN') throw ended('This payment was already confirmed or ended.');
      if (body.payment_method !== provider())
        throw new Refusal(
          400,
          'This payment method is not offered.',
          'validation.fill-payment-method',
          'payment_method',
        );
      const card = await findCard(body.payment_instrument_id, body.card);
      const outcome = payments.outcome ?? cardOutcome(card.card_last_digits);
      if (outcome !== 'approved' && outcome !== 'challenge')
        throw new Refusal(402, REFUSED[outcome], `error.payment.${outcome}`);
      const { order_id } = placeUnpaid(state, intent, body.order);
      if (body.card?.save_card && !payments.instruments.some(({ id }) => id === card.id))
        payments.instruments.push(card);
      if (outcome === 'challenge') {
        intent.status = 'CHALLENGED';
        const redirectUrl = `/sandbox-bank/challenge?id=${body.purchase_intent_id}`;
        return { result: { order_id, redirect_required: { redirectUrl } } };
      }
      intent.status = 'PAID';
      move(order_id, 'PAYMENT_COMMITTED');
      return { result: { order_id, redirect_required: null } };
    },

    outcome: ({ params, query }) => {
      findVendor(state, query.vendor_id);
      const intent = payments.intents.get(params.intentId);
      if (intent?.vendorId !== query.vendor_id) throw notFound();
      return { result: { status: intent.status, order_id: intent.orderId } };
    },

    cards: () => ({ result: { cards: payments.instruments } }),

    removeCard: ({ body }) => {
      const left = payments.instruments.filter(({ id }) => id !== body.card_id);
      if (left.length === payments.instruments.length) throw notFound();
      payments.instruments = left;
      return { result: { removed: true as const } };
    },

    refund: ({ body }) => {
      const intent = findIntent(body);
      const order = state.orders.get(intent.orderId ?? '');
      const isEnded = order !== undefined && statusFacts(order.status).payment === 'failed';
      if (intent.status !== 'REFUNDED' && (intent.status !== 'PAID' || !isEnded))
        throw new Refusal(409, 'This payment cannot be refunded.', 'error.payment.not-refundable');
      intent.status = 'REFUNDED';
      return { result: { status: 'REFUNDED' as const } };
    },

    cancel: ({ body }) => {
      const intent = findIntent(body);
      if (intent.status === 'PAID' || intent.status === 'REFUNDED')
        throw ended('This payment was made; it can be refunded.');
      if (intent.status === 'CHALLENGED') move(intent.orderId ?? '', 'PAYMENT_CANCELLED');
      if (intent.status !== 'FAILED') intent.status = 'CANCELLED';
      return { result: { status: 'CANCELLED' as const } };
    },
  };
}

/** Time and VAT number can change in the payment step. */
function placeUnpaid(
  state: FakeState,
  intent: FakeIntent,
  changed: { vat_number?: string | null | undefined; preordered_for?: number | null | undefined },
): Order {
  const { vat_number = intent.order.vat_number, preordered_for = intent.order.preordered_for } = changed;
  const at = nowSeconds();
  const order = orderFrom({ ...intent.order, vat_number, preordered_for }, 'online', {
    status: 'PAYMENT_INITIATED',
    status_history: [
      { status: 'INITIATED', created_at: at },
      { status: 'PAYMENT_INITIATED', created_at: at },
    ],
  });
  state.orders.set(order.order_id, order);
  intent.orderId = order.order_id;
  return order;
}

/** Simulates the cardholder's answer on the bank's page. @throws Refusal 404 without a pending payment */
export function endFakeChallenge(
  state: FakeState,
  move: MoveOrder,
  orderId: string,
  isApproved: boolean,
): Order {
  const intent = [...state.payments.intents.values()].find((one) => one.orderId === orderId);
  if (intent?.status !== 'CHALLENGED') throw notFound();
  intent.status = isApproved ? 'PAID' : 'FAILED';
  return move(orderId, isApproved ? 'PAYMENT_COMMITTED' : 'PAYMENT_FAILED');
}
