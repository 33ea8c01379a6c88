import { createHash } from 'node:crypto';
import { badInput } from '../../../platform/requests/refusal';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { AuthoriseRequest } from '../external/external-provider';
import { decimalAmount } from '../external/provider-amount';
import type { ProviderCard } from '../provider-card';
import { CYBERSOURCE_UNVERIFIED } from './cybersource-values';
import type { BankState } from './bank-state';

type Step = 'payment' | 'capture' | 'reversal' | 'refund';

/** Our reference, and the id of a request, which has to be unique for 60 days. */
export function clientReference(reference: string, step: Step, count = 0) {
  const { requestIdField, requestIdLength } = CYBERSOURCE_UNVERIFIED;
  const requestId = createHash('sha256').update(`${reference} ${step} ${count}`);
  return {
    clientReferenceInformation: {
      code: reference,
      [requestIdField]: requestId.digest('hex').slice(0, requestIdLength),
    },
  };
}

export interface PaymentBody {
  processingInformation: { capture: false; actionList: readonly string[]; [field: string]: unknown };
  tokenInformation?: { jti?: string; transientTokenJwt?: string };
  [field: string]: unknown;
}

/** @throws Refusal 400 for a card of another form */
export function paymentBody(request: AuthoriseRequest): { body: PaymentBody; card: ProviderCard } {
  const { amount, browser, keepsCard, returnUrl } = request;
  const isStored = request.card.kind === 'stored';
  const body: PaymentBody = {
    ...clientReference(request.reference, 'payment'),
    processingInformation: {
      capture: false,
      commerceIndicator: 'internet',
      // A stored card is charged without the cardholder's bank.
      actionList: isStored ? [] : ['CONSUMER_AUTHENTICATION', ...(keepsCard ? ['TOKEN_CREATE'] : [])],
      ...(keepsCard && !isStored ? { actionTokenTypes: ['paymentInstrument'] } : {}),
    },
    orderInformation: {
      amountDetails: { totalAmount: decimalAmount(amount), currency: amount.currency },
    },
    deviceInformation: {
      ipAddress: browser.ip,
      userAgentBrowserValue: browser.userAgent,
      httpAcceptBrowserValue: browser.accept,
    },
  };
  if (request.card.kind === 'stored') {
    const { card } = request.card;
    return { body: { ...body, paymentInformation: { paymentInstrument: { id: card.providerToken } } }, card };
  }
  const { card } = request.card;
  if (!('encrypted_card_data' in card))
    throw badInput('The card data cannot be read.', 'error.payment.card-unreadable', 'card');
  return {
    body: {
      ...body,
      tokenInformation: { transientTokenJwt: card.encrypted_card_data },
      consumerAuthenticationInformation: { returnUrl },
    },
    card: {
      providerToken: '',
      scheme: card.scheme,
      lastDigits: card.card_last_digits,
      holderName: card.holder_name.replaceAll('\0', '').trim(),
      expiryMonth: card.raw_card_expiry_month.padStart(2, '0'),
      expiryYear:
        card.raw_card_expiry_year.length === 2 ? `20${card.raw_card_expiry_year}` : card.raw_card_expiry_year,
    },
  };
}

/** The same payment once more, after the bank: the token is named by its id, so that the token is not stored. */
export function validationBody(row: PaymentChargeRow, state: BankState): PaymentBody {
  const amount = { minor: row.amount_minor, currency: row.currency, country: row.country };
  return {
    ...clientReference(row.reference, 'payment', row.finishes),
    processingInformation: {
      capture: false,
      commerceIndicator: 'internet',
      actionList: ['VALIDATE_CONSUMER_AUTHENTICATION', ...(row.keeps_card ? ['TOKEN_CREATE'] : [])],
      ...(row.keeps_card ? { actionTokenTypes: ['paymentInstrument'] } : {}),
    },
    orderInformation: {
      amountDetails: { totalAmount: decimalAmount(amount), currency: row.currency },
    },
    tokenInformation: { jti: state.jti },
    consumerAuthenticationInformation: { authenticationTransactionId: state.authenticationId },
  };
}
