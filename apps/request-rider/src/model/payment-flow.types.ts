import type { StatusFacts } from '@courier/api-client/order-rules';
import type { IntentStatus, NewCard, PaymentInstrument } from '@courier/api-client';
import type { Quote } from './quote';
import type { Submission } from './submission';

export interface Wallet {
  walletID: string;
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
}

export interface Intent {
  paymentMethods: readonly { name: string; paymentInstruments: readonly PaymentInstrument[] }[];
  intentID: string;
}

/** The card step. Number and security code are never part of it: they stay in their inputs. */
export interface CardState {
  creditCards: readonly PaymentInstrument[];
  selectedCreditCard: string | null;
  newOrExistingCard: 'NOT_SET' | 'NEW' | 'EXISTING';
  saveCreditCard: boolean;
  nameOnCard: string;
  /** Whether the card form reported its fields as valid. */
  formIsValid: boolean;
}

/** What is confirmed: a stored card by its id, or a new one in its encrypted form. */
export interface PaymentAttempt {
  /** Kept until the server gave a certain answer. */
  key: string;
  instrument: string;
  card: NewCard | null;
}

export type PaymentFaultKind =
  | 'init'
  | 'intent-creation'
  | 'fee-changed'
  | 'recompute'
  | 'refused'
  | 'unanswered'
  | 'ended'
  | 'abandoned'
  | 'redirect-refused'
  | 'refunded'
  | 'not-refunded'
  | 'not-cancelled'
  | 'not-verified';

export interface PaymentFault {
  kind: PaymentFaultKind;
  /** Key of the server's own words for it, when it gave one. */
  translationKey?: string;
  /** It was asked too often, and may be asked again then; Unix milliseconds. */
  waitsUntilMs?: number;
}

/** How a failed payment call is to be understood. */
export type PaymentProblem =
  | 'signature-expired'
  | 'wallet-expired'
  | 'ended'
  | 'refused'
  | 'bad-order'
  | 'unanswered';

/** Raised by the payment calls, so that the machine knows which way to go on. */
export class PaymentError extends Error {
  constructor(
    readonly problem: PaymentProblem,
    readonly details: { translationKey?: string; field?: string; waitsUntilMs?: number } = {},
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'PaymentError';
  }
}

/** What became of a paid order. */
export type PaymentOutcome = StatusFacts['payment'];

/** How an intent stands with the server, and the order it placed. */
export interface IntentOutcome {
  status: IntentStatus;
  orderId: string | null;
}

/** A payment that was under way when the page was left, for the bank or by a reload. */
export interface PendingPayment {
  vendorId: string;
  /** Null while nobody knows whether the confirmation placed one. */
  orderId: string | null;
  intentId: string;
}

/** Told to the request the payment belongs to. */
export type PaymentReport =
  | { type: 'PAYMENT_MADE'; orderId: string }
  | { type: 'PAYMENT_QUOTE'; quote: Quote }
  | { type: 'PAYMENT_REFUSED'; translationKey?: string; field?: string };

/** What a payment is for. */
export interface OrderToPay {
  quote: Quote;
  submission: Submission;
}

/** What a state means to whoever looks at it. */
export type PaymentTag =
  /** Wallet, price and intent are on their way. */
  | 'opening'
  /** The card is on the screen. */
  | 'with-card'
  /** The card may have been charged, and nothing may be changed. */
  | 'busy'
  /** Must come to its end before the step may be left. */
  | 'binding'
  /** Waits for somebody to try again. */
  | 'retryable';

export interface PaymentInput {
  vendorId: string;
  /** Guests keep no cards. */
  guest: boolean;
  /** Null for a payment that is taken up again after the bank. */
  order: OrderToPay | null;
  pending: PendingPayment | null;
  report(event: PaymentReport): void;
}

export interface PaymentContext extends PaymentInput {
  wallet: Wallet | null;
  intent: Intent | null;
  card: CardState;
  attempt: PaymentAttempt | null;
  orderId: string | null;
  redirectUrl: string | null;
  /** True once the payment step was left and nobody looks any more. */
  leaving: boolean;
  fault: PaymentFault | null;
}

export type PaymentEvent =
  | { type: 'CHOOSE_NEW' }
  | { type: 'CHOOSE_EXISTING'; id: string }
  | { type: 'NAME'; name: string }
  | { type: 'SAVE'; save: boolean }
  | { type: 'FORM_VALID'; valid: boolean }
  | { type: 'CONFIRM'; attempt: PaymentAttempt }
  | { type: 'RETURNED' }
  | { type: 'CHECK' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  | { type: 'LEAVE' };

export type PaymentEmitted =
  | { type: 'redirect'; url: string; pending: PendingPayment & { orderId: string } }
  /** From here to `certain` the card may have been charged. */
  | { type: 'charging'; pending: PendingPayment }
  | { type: 'certain'; intentId: string };
