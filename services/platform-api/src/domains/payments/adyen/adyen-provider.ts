import type { GenericCard } from '@courier/api-client/contract';
import { badInput } from '../../../platform/requests/refusal';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import { ADAPTER_METHODS, type AdyenAccount } from '../../../settings/payment-accounts';
import { shortReason } from '../external/exchange';
import type { AuthoriseRequest, Authorised, ExternalProvider } from '../external/external-provider';
import { providerMinor } from '../external/provider-amount';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { createAdyenCalls, type AdyenCalls } from './adyen-calls';
import { readAdyenCard } from './adyen-card';
import { createAdyenFields } from './adyen-fields';
import { ADYEN_DECIMALS, ADYEN_REFUSALS, ADYEN_UNVERIFIED } from './adyen-values';
import { readAdyenWebhook } from './adyen-webhook';
import { modificationSchema, paymentSchema, type AdyenPayment } from './adyen.schema';

/** Fields that the bank's page may return. */
const DETAILS = ['redirectResult', 'MD', 'PaRes', 'payload'] as const;

/** Adyen's Checkout API. Card data comes from its secured fields, which encrypt for Adyen alone. */
export function createAdyenProvider(account: AdyenAccount): ExternalProvider {
  const calls = createAdyenCalls(account);
  return {
    adapter: 'adyen',
    method: ADAPTER_METHODS.adyen,
    fields: async (country) => createAdyenFields(account, country),
    authorise: async (request) =>
      toAuthorised(
        await calls.post('/payments', paymentBody(request), request.reference, paymentSchema),
        holderName(request),
      ),
    settle: async ({ reference }) => {
      await cancelByReference(calls, reference);
      return { kind: 'none' };
    },
    finish: async (charge, answer) => {
      const details = Object.fromEntries(
        DETAILS.flatMap((name) => (answer[name] === undefined ? [] : [[name, answer[name]]])),
      );
      if (Object.keys(details).length === 0) return { kind: 'waiting' };
      const body = { details, ...(charge.provider_state ? { paymentData: charge.provider_state } : {}) };
      const payment = await calls.post(
        '/payments/details',
        body,
        `${charge.reference}:details`,
        paymentSchema,
      );
      const authorised = toAuthorised(payment, charge.holder_name);
      return authorised.kind === 'challenge' ? { kind: 'waiting' } : authorised;
    },
    capture: async (charge) => {
      await calls.post(
        `/payments/${paymentId(charge)}/captures`,
        { amount: amountBody(toAmount(charge)), reference: charge.reference },
        `${charge.reference}:capture`,
        modificationSchema,
      );
    },
    undo: async (charge) => {
      if (charge.provider_id === null) return cancelByReference(calls, charge.reference);
      // Cancels what was not captured and refunds what was.
      await calls.post(
        `/payments/${paymentId(charge)}/reversals`,
        { reference: charge.reference },
        // What was cancelled before it was authorised is cancelled once more.
        `${charge.reference}:${charge.authorised_at === null ? 'void' : 'undo'}`,
        modificationSchema,
      );
    },
    refundListedAfterMs: 0,
    refund: async (charge, { reference, amountMinor }) => {
      await calls.post(
        `/payments/${paymentId(charge)}/refunds`,
        { amount: amountBody({ ...toAmount(charge), minor: amountMinor }), reference },
        `${reference}:refund`,
        modificationSchema,
      );
    },
    removeCard: ({ token, shopperId }) =>
      calls.remove(`/storedPaymentMethods/${encodeURIComponent(token)}`, { shopperReference: shopperId }),
    readWebhook: ({ body }) => readAdyenWebhook(account, body),
    webhookAnswer: '[accepted]',
  };
}

const toAmount = (charge: PaymentChargeRow): AuthoriseRequest['amount'] => ({
  minor: charge.amount_minor,
  currency: charge.currency,
  country: charge.country,
});

const amountBody = (amount: AuthoriseRequest['amount']) => ({
  currency: amount.currency,
  value: providerMinor(amount, ADYEN_DECIMALS),
});

const paymentId = ({ provider_id: id }: PaymentChargeRow): string => encodeURIComponent(id ?? '');

async function cancelByReference(calls: AdyenCalls, reference: string): Promise<void> {
  const body = { paymentReference: reference, reference };
  await calls.post('/cancels', body, `${reference}:cancel`, modificationSchema);
}

function paymentBody({
  reference,
  amount,
  card,
  keepsCard,
  shopperId,
  browser,
  returnUrl,
  origin,
}: AuthoriseRequest) {
  return {
    amount: amountBody(amount),
    reference,
    channel: 'Web',
    origin,
    returnUrl,
    shopperReference: shopperId,
    shopperIP: browser.ip,
    browserInfo: { userAgent: browser.userAgent, acceptHeader: browser.accept },
    additionalData: { [ADYEN_UNVERIFIED.manualCapture]: 'true' },
    recurringProcessingModel: 'CardOnFile',
    ...(card.kind === 'stored'
      ? {
          shopperInteraction: 'ContAuth',
          paymentMethod: { type: 'scheme', storedPaymentMethodId: card.card.providerToken },
        }
      : {
          shopperInteraction: 'Ecommerce',
          storePaymentMethod: keepsCard,
          paymentMethod: newCardBody(card.card),
        }),
  };
}

/** @throws Refusal 400 for a card of another form */
function newCardBody(card: object) {
  if (!('encrypted_card_number' in card))
    throw badInput('The card data cannot be read.', 'error.payment.card-unreadable', 'card');
  const generic = card as GenericCard;
  return {
    type: 'scheme',
    holderName: generic.holder_name,
    encryptedCardNumber: generic.encrypted_card_number,
    encryptedExpiryMonth: generic.encrypted_expiry_month,
    encryptedExpiryYear: generic.encrypted_expiry_year,
    encryptedSecurityCode: generic.encrypted_security_code,
  };
}

const holderName = ({ card }: AuthoriseRequest): string =>
  card.kind === 'stored' ? card.card.holderName : card.card.holder_name;

function toAuthorised(payment: AdyenPayment, holder: string): Authorised {
  const { resultCode, pspReference = null, action } = payment;
  if (resultCode === 'Authorised' && pspReference !== null)
    return { kind: 'accepted', providerId: pspReference, card: readAdyenCard(payment, holder) };
  if (resultCode === 'RedirectShopper' && action?.type === 'redirect' && action.url !== undefined)
    return {
      kind: 'challenge',
      providerId: pspReference,
      page: {
        method: action.method === 'POST' ? 'POST' : 'GET',
        url: action.url,
        fields: action.data ?? {},
      },
      state: action.paymentData ?? null,
    };
  if (resultCode === 'Refused')
    return { kind: 'refused', reason: ADYEN_REFUSALS[payment.refusalReasonCode ?? ''] ?? 'declined' };
  if (resultCode === 'Cancelled') return { kind: 'refused', reason: 'declined' };
  if (resultCode === 'Error') return { kind: 'refused', reason: 'processing' };
  // Its result follows in a webhook.
  throw new OutgoingFailure('lost', 200, shortReason('result', resultCode));
}
