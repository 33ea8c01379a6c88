import type { WebhookFact } from '../external/external-provider';
import type { RefusalReason } from '../provider-card';

/** Currencies whose decimals at Adyen differ from ISO 4217. */
export const ADYEN_DECIMALS: Readonly<Record<string, number>> = { CLP: 2, ISK: 2, CVE: 0, IDR: 0 };

/** `refusalReasonCode` of a refused payment; every other one counts as declined. */
export const ADYEN_REFUSALS: Readonly<Record<string, RefusalReason>> = {
  '2': 'declined',
  '4': 'processing',
  '6': 'expired-card',
  '9': 'processing',
  '12': 'insufficient-funds',
};

type Outcome = WebhookFact['kind'];

/** Each step of a dispute is shown to a person, who decides. */
const DISPUTED = { success: 'disputed', failure: 'disputed' } as const;

/** `eventCode` of a webhook: what its success and its failure mean. Others are acknowledged and ignored. */
export const ADYEN_EVENTS: Readonly<Record<string, { success: Outcome | null; failure: Outcome | null }>> = {
  AUTHORISATION: { success: 'authorised', failure: 'refused' },
  CANCELLATION: { success: 'undone', failure: 'undo-failed' },
  CANCEL_OR_REFUND: { success: 'undone', failure: 'undo-failed' },
  CAPTURE: { success: 'captured', failure: 'capture-failed' },
  CAPTURE_FAILED: { success: 'capture-failed', failure: 'capture-failed' },
  REFUND: { success: 'undone', failure: 'undo-failed' },
  REFUND_FAILED: { success: 'undo-failed', failure: 'undo-failed' },
  REFUNDED_REVERSED: { success: 'undo-failed', failure: null },
  // It fails when there was nothing to cancel.
  TECHNICAL_CANCEL: { success: 'undone', failure: null },
  REQUEST_FOR_INFORMATION: DISPUTED,
  NOTIFICATION_OF_CHARGEBACK: DISPUTED,
  DISPUTE_OPENED_WITH_CHARGEBACK: DISPUTED,
  CHARGEBACK: DISPUTED,
  CHARGEBACK_REVERSED: DISPUTED,
  SECOND_CHARGEBACK: DISPUTED,
  PREARBITRATION_OPEN: DISPUTED,
  PREARBITRATION_WON: DISPUTED,
  PREARBITRATION_LOST: DISPUTED,
  DISPUTE_DEFENSE_PERIOD_ENDED: DISPUTED,
};

/** Names that public documentation gives but that were not checked against an account. */
export const ADYEN_UNVERIFIED = {
  /** Field of `additionalData` with which an authorisation is not captured by itself. */
  manualCapture: 'manualCapture',
  /** Fields of `additionalData` with the token of a stored card; which one depends on the account. */
  tokenFields: ['tokenization.storedPaymentMethodId', 'recurring.recurringDetailReference'],
  /** Fields of `additionalData` that have to be switched on in the Customer Area. */
  lastDigits: 'cardSummary',
  expiry: 'expiryDate',
  /** `errorCode` for a token that does not exist, beside a status of 404. */
  unknownToken: ['803'],
} as const;
