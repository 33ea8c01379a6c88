import type { StatusFacts } from '@courier/api-client/order-rules';
import type { IntentStatus, NewCard, PaymentInstrument } from '@courier/api-client';
import type { Quote } from '../quote/quote';
import type { Submission } from './submission';

export interface Wallet {
  walletID: string;
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
}

export interface Intent {
  paymentMethods: readonly {
    name: string;
    paymentInstruments: readonly PaymentInstrument[];
    /** Page with the card fields of the provider; without it the form encrypts the card itself. */
    cardFields?: string;
  }[];
  intentID: string;
}

/** The card step. Never contains number and security code, which stay in their inputs. */
export interface CardState {
  creditCards: readonly PaymentInstrument[];
  selectedCreditCard: string | null;
  newOrExistingCard: 'NOT_SET' | 'NEW' | 'EXISTING';
  saveCreditCard: boolean;
  nameOnCard: string;
  formIsValid: boolean;
}

/** A stored card by its id, or a new one in encrypted form. */
export interface PaymentAttempt {
  /** Kept until the server gives a definite answer. */
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
  /** Translation key of the server's message, if any. */
  translationKey?: string;
  /** Rate-limited until this time; unix milliseconds. */
  waitsUntilMs?: number;
}

export type PaymentProblem =
  | 'signature-expired'
  | 'wallet-expired'
  | 'ended'
  | 'refused'
  | 'bad-order'
  | 'unanswered';

/** Thrown by the payment calls; determines the next transition. */
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

export type PaymentOutcome = StatusFacts['payment'];

export interface IntentOutcome {
  status: IntentStatus;
  orderId: string | null;
}

/** A payment that was open when the page was left, by a redirect to the bank or a reload. */
export interface PendingPayment {
  vendorId: string;
  /** Null while it is unknown whether the confirmation placed one. */
  orderId: string | null;
  intentId: string;
}

export type PaymentReport =
  | { type: 'PAYMENT_MADE'; orderId: string }
  | { type: 'PAYMENT_QUOTE'; quote: Quote }
  | { type: 'PAYMENT_REFUSED'; translationKey?: string; field?: string };

export interface OrderToPay {
  quote: Quote;
  submission: Submission;
}

/** The meaning of a state for the screen. */
export type PaymentTag =
  /** Wallet, price and intent are being requested. */
  | 'opening'
  | 'with-card'
  /** The card may have been charged; nothing may change. */
  | 'busy'
  /** Must end before the user may leave the step. */
  | 'binding'
  /** Waits for a retry by the user. */
  | 'retryable';

export interface PaymentInput {
  vendorId: string;
  /** Guests cannot store cards. */
  guest: boolean;
  /** Null for a payment resumed after the bank. */
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
  /** True after the user left the payment step. */
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
