import type { CountryCode } from '@courier/config';
import type { Webhook } from '../../../platform/outgoing/webhooks/receive-webhooks';
import type { CardProvider, NewCard } from '@courier/api-client/contract';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { PaymentAdapter } from '../../../settings/payment-accounts';
import type { ProviderCard, PublicKey, RefusalReason } from '../provider-card';
import type { CardFields } from './card-fields/card-fields';

export type CardToCharge = { kind: 'new'; card: NewCard } | { kind: 'stored'; card: ProviderCard };

export interface AuthoriseRequest {
  reference: string;
  amount: { minor: number; currency: string; country: CountryCode };
  card: CardToCharge;
  /** Stores the card at the provider for later payments. */
  keepsCard: boolean;
  /** The owner of stored cards at the provider. */
  shopperId: string;
  browser: { ip: string; userAgent: string; accept: string };
  /** Where the bank's page returns to: an address of this server. */
  returnUrl: string;
  origin: string;
}

/** Where the cardholder answers the bank. */
export interface BankPage {
  method: 'GET' | 'POST';
  url: string;
  fields: Record<string, string>;
}

export type Authorised =
  /** `card` is null unless the provider stored it. */
  | { kind: 'accepted'; providerId: string; card: ProviderCard | null }
  | { kind: 'challenge'; providerId: string | null; page: BankPage; state: string | null }
  | { kind: 'refused'; reason: RefusalReason };

/**
 * `waiting`: the cardholder came back without an answer that ends the payment. `abandoned`: without paying, and will not.
 */
type PayerAnswer = Exclude<Authorised, { kind: 'challenge' }> | { kind: 'waiting' } | { kind: 'abandoned' };

/** A notification of the provider about one of our references. */
export interface WebhookFact {
  /** Null where the provider names its own id alone. */
  reference: string | null;
  /** `undone`: cancelled or refunded. `disputed`: the cardholder or the bank wants the amount back. */
  kind: 'authorised' | 'refused' | 'captured' | 'capture-failed' | 'undone' | 'undo-failed' | 'disputed';
  /** Id of the payment. */
  providerId: string | null;
  /** In whole units of the currency; null where the provider names none. */
  amount: number | null;
  /** For the log, e.g. the provider's name of the event. */
  event: string;
}

export type WebhookReading =
  | { kind: 'forged' }
  | { kind: 'unreadable' }
  | { kind: 'facts'; facts: readonly WebhookFact[] };

/** How a new card is typed: into fields of the provider, or into the portal's own, which encrypt for a key. */
type CardEntry =
  | {
      /**
       * What the page with the card fields loads.
       * @param origins of the frame and everything around it
       */
      fields(country: CountryCode, origins: readonly string[]): Promise<CardFields>;
      publicKey?: undefined;
    }
  | { fields?: undefined; publicKey(): Promise<PublicKey> };

/**
 * An account at a payment provider, or the sandbox. Every charge is an authorisation first; money moves with `capture`,
 * which is called for placed orders only. All calls throw OutgoingFailure.
 */
export type ExternalProvider = ProviderCalls & CardEntry;

interface ProviderCalls {
  adapter: PaymentAdapter | 'sandbox';
  method: CardProvider;
  /** Repeats a lost answer where the provider recognises the repeat. */
  authorise(request: AuthoriseRequest): Promise<Authorised>;
  /**
   * Ends the uncertainty about a charge whose answer was lost: it is either found, or no authorisation of its reference
   * stays active.
   */
  settle(charge: PaymentChargeRow): Promise<Authorised | { kind: 'none' }>;
  /** Completes a charge after the bank's page returned with these fields. Idempotent. */
  finish(charge: PaymentChargeRow, answer: Readonly<Record<string, string>>): Promise<PayerAnswer>;
  /** Takes the authorised amount. Idempotent. */
  capture(charge: PaymentChargeRow): Promise<void>;
  /** Cancels an authorisation or refunds a capture. Idempotent. */
  undo(charge: PaymentChargeRow): Promise<void>;
  /** Refunds a part of a capture, or the rest of one. Idempotent for each reference. */
  refund(charge: PaymentChargeRow, part: { reference: string; amountMinor: number }): Promise<void>;
  /**
   * How long the provider may take to recognise a refund it has accepted: a lost answer is not repeated earlier. 0 where
   * each call has an idempotency key.
   */
  refundListedAfterMs: number;
  /** Removes a stored card. One that the provider does not have counts as removed. */
  removeCard(card: { token: string; shopperId: string }): Promise<void>;
  readWebhook(webhook: Webhook): WebhookReading;
  /** What the provider sends as the answer to a webhook it may forget. */
  webhookAnswer: string;
}

export interface NamedProvider {
  country: CountryCode;
  capture: 'order' | 'delivery';
  provider: ExternalProvider;
}
