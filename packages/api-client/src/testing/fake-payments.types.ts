import type { CreateOrder, IntentStatus, PaymentInstrument } from '../contract';

/** What a charge ends in; `challenge` asks the card's holder on the bank's page first. */
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
  /** Access token -> the vendor it pays for and until when (unix seconds). */
  tokens: Map<string, { vendorId: string; validUntil: number }>;
  intents: Map<string, FakeIntent>;
  /** Stored cards; the last digits of a test card decide what charging one ends in. */
  instruments: PaymentInstrument[];
  /** What every charge ends in; null leaves it to the number of the test card. */
  outcome: CardOutcome | null;
}
