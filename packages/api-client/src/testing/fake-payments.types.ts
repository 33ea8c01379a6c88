import type { CreateOrder, IntentStatus, PaymentInstrument } from '../contract';

/** Outcome of a charge; `challenge` requires the bank's page first. */
export type CardOutcome =
  | 'approved'
  | 'challenge'
  | 'declined'
  | 'expired-card'
  | 'insufficient-funds'
  | 'processing';

export interface FakeIntent {
  vendorId: string;
  order: CreateOrder;
  status: IntentStatus;
  orderId: string | null;
}

export interface FakePayments {
  /** Access token -> its vendor and expiry (unix seconds). */
  tokens: Map<string, { vendorId: string; validUntil: number }>;
  intents: Map<string, FakeIntent>;
  /** Stored cards; the last digits of a test card determine the outcome. */
  instruments: PaymentInstrument[];
  /** Outcome of every charge; null: by the test card. */
  outcome: CardOutcome | null;
}
