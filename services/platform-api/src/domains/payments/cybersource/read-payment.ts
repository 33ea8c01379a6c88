import { shortReason } from '../external/exchange';
import type { Authorised } from '../external/external-provider';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import type { ProviderCard } from '../provider-card';
import {
  CYBERSOURCE_ACCEPTED,
  CYBERSOURCE_CHALLENGE,
  CYBERSOURCE_HELD,
  CYBERSOURCE_REFUSALS,
} from './cybersource-values';
import type { CybersourcePayment } from './cybersource.schema';
import type { BankState } from './bank-state';
import { readTokenId } from './transient-token';
import type { PaymentBody } from './write-payment';

/** @throws OutgoingFailure `lost` for an authorisation that must be undone or cannot be read */
export function readPayment(payment: CybersourcePayment, card: ProviderCard, body: PaymentBody): Authorised {
  const { status, id } = payment;
  if (CYBERSOURCE_ACCEPTED.includes(status) && id !== undefined) {
    const providerToken = payment.tokenInformation?.paymentInstrument?.id;
    return {
      kind: 'accepted',
      providerId: id,
      card: providerToken === undefined ? null : { ...card, providerToken },
    };
  }
  if (status === CYBERSOURCE_CHALLENGE) return readChallenge(payment, card, body);
  if (CYBERSOURCE_HELD.includes(status))
    throw new OutgoingFailure('lost', 201, shortReason('status', status));
  const reason = payment.errorInformation?.reason ?? payment.reason ?? '';
  return { kind: 'refused', reason: CYBERSOURCE_REFUSALS[reason] ?? 'declined' };
}

function readChallenge(payment: CybersourcePayment, card: ProviderCard, body: PaymentBody): Authorised {
  const { accessToken, stepUpUrl, authenticationTransactionId } =
    payment.consumerAuthenticationInformation ?? {};
  const jti = readTokenId(body.tokenInformation?.transientTokenJwt ?? '');
  if (!accessToken || !stepUpUrl || !authenticationTransactionId || jti === null)
    // Nothing was authorised, but the bank cannot be asked.
    return { kind: 'refused', reason: 'processing' };
  const state: BankState = { jti, authenticationId: authenticationTransactionId, card };
  return {
    kind: 'challenge',
    providerId: null,
    page: { method: 'POST', url: stepUpUrl, fields: { JWT: accessToken } },
    state: JSON.stringify(state),
  };
}
