import type { WebhookFact } from '../external/external-provider';
import type { RefusalReason } from '../provider-card';

/** `errorInformation.reason` of a payment that was not authorised; every other one counts as declined. */
export const CYBERSOURCE_REFUSALS: Readonly<Record<string, RefusalReason>> = {
  EXPIRED_CARD: 'expired-card',
  INSUFFICIENT_FUND: 'insufficient-funds',
  PROCESSOR_ERROR: 'processing',
  PROCESSOR_UNAVAILABLE: 'processing',
  SYSTEM_ERROR: 'processing',
  SERVER_TIMEOUT: 'processing',
};

/** `status` of an authorisation. */
export const CYBERSOURCE_ACCEPTED: readonly string[] = ['AUTHORIZED'];
/** Waits for the cardholder. */
export const CYBERSOURCE_CHALLENGE = 'PENDING_AUTHENTICATION';
/** Authorised and then held back or refused by a later check: cancelled, never captured. */
export const CYBERSOURCE_HELD: readonly string[] = [
  'AUTHORIZED_PENDING_REVIEW',
  'AUTHORIZED_RISK_DECLINED',
  'PARTIAL_AUTHORIZED',
];

/** `eventType` of a webhook. Others are acknowledged and ignored. */
export const CYBERSOURCE_EVENTS: Readonly<Record<string, WebhookFact['kind']>> = {
  'payments.payments.accept': 'authorised',
  'payments.payments.reject': 'refused',
  'payments.reversals.accept': 'undone',
  'payments.reversals.reject': 'undo-failed',
  'payments.captures.accept': 'captured',
  'payments.captures.reject': 'capture-failed',
  'payments.refunds.accept': 'undone',
  'payments.refunds.reject': 'undo-failed',
};

/** Names and rules from public documentation that were not checked against an account. */
export const CYBERSOURCE_UNVERIFIED = {
  /** Names a request, so that it can be reversed although its answer was lost. At most 30 characters are sent. */
  requestIdField: 'transactionId',
  requestIdLength: 30,
  /** Application of a search hit that authorises, captures or refunds. */
  applications: {
    authorise: 'ics_auth',
    capture: 'ics_bill',
    refund: 'ics_credit',
    reverse: 'ics_auth_reversal',
  },
  /** `rFlag` of an application that succeeded. */
  success: 'SOK',
  /** HTTP statuses that say that a lost request never arrived. */
  unknownRequest: [400, 404],
  /** Fields of the form that the bank posts to the return address. */
  returnFields: ['TransactionId', 'transactionId'],
  /** Event types about disputes: public documentation names none, so each one with such a word counts. */
  disputeEvent: /chargeback|dispute|retrieval/i,
  signatureHeader: 'v-c-signature',
} as const;
