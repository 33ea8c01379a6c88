import type { CardProvider, NewCard } from '@courier/api-client/contract';

/** The storable part of a card; the provider finds the rest by its token. */
export interface ProviderCard {
  providerToken: string;
  scheme: string;
  lastDigits: string;
  holderName: string;
  /** Two digits. */
  expiryMonth: string;
  /** Four digits. */
  expiryYear: string;
}

export type RefusalReason = 'declined' | 'expired-card' | 'insufficient-funds' | 'processing';

export type ChargeResult =
  | { kind: 'accepted'; chargeId: string }
  /** The cardholder has to answer the bank page first. */
  | {
      kind: 'challenge';
      chargeId: string;
      /** Its query contains the secret. External providers issue one before the charge. */
      page: { path: string; secret?: string };
    }
  | { kind: 'refused'; reason: RefusalReason };

export type ChallengeResult = 'accepted' | 'refused' | 'abandoned';

export interface PublicKey {
  kty: 'RSA';
  kid: string;
  n: string;
  e: string;
}

/** Moves the money. Card secrets stay behind this interface. */
export interface PaymentProvider {
  /** The key that the card form encrypts with. */
  publicKey(): Promise<PublicKey>;
  /**
   * Decrypts and stores a new card.
   * @throws Refusal 400 when it cannot be decrypted or is not a card
   */
  readCard(method: CardProvider, card: NewCard): Promise<ProviderCard>;
  /**
   * Charges a card. At most one charge is active per reference: a repeat returns it and charges nothing, with
   * any card. A refused or refunded charge is not active.
   * @param reference stored before the call, so that a retry after a crash uses the same one
   */
  charge(
    card: ProviderCard,
    amount: { minor: number; currency: string },
    reference: string,
  ): Promise<ChargeResult>;
  answerChallenge(chargeId: string, isApproved: boolean): Promise<ChallengeResult>;
  /** Refunds an accepted charge. Idempotent. */
  refund(chargeId: string): Promise<void>;
  /** Refunds the active charge of a reference, if any. Idempotent. */
  giveBack(reference: string): Promise<void>;
  /** Ends a charge that was not accepted yet. Idempotent. */
  release(chargeId: string): Promise<void>;
}
