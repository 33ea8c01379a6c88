import type { CardProvider, NewCard } from '@courier/api-client/contract';

/** A card as we may keep it: the provider knows the rest by its token. */
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
  /** The card's holder has to answer the bank's page first. */
  | { kind: 'challenge'; chargeId: string }
  | { kind: 'refused'; reason: RefusalReason };

/** How a challenge ended. */
export type ChallengeResult = 'accepted' | 'refused' | 'abandoned';

export interface PublicKey {
  kty: 'RSA';
  kid: string;
  n: string;
  e: string;
}

/** The payment provider. Card secrets stay behind this interface. */
export interface PaymentProvider {
  /** The key the card form encrypts for. */
  publicKey(): Promise<PublicKey>;
  /**
   * Reads a new card and remembers it.
   * @throws Refusal 400 when it cannot be decrypted or is no card
   */
  readCard(method: CardProvider, card: NewCard): Promise<ProviderCard>;
  /**
   * Charges a card. At most one charge is active per reference: a repeat answers with it and charges nothing, with
   * any card. A refused or refunded charge is not active.
   * @param reference stored before the call, so that a process that ends after it repeats it under the same one
   */
  charge(
    card: ProviderCard,
    amount: { minor: number; currency: string },
    reference: string,
  ): Promise<ChargeResult>;
  answerChallenge(chargeId: string, isApproved: boolean): Promise<ChallengeResult>;
  /** Gives an accepted charge back. Safe to repeat. */
  refund(chargeId: string): Promise<void>;
  /** Refunds the active charge of a reference, if there is one. Safe to repeat. */
  giveBack(reference: string): Promise<void>;
  /** Ends a charge that was not accepted yet. Safe to repeat. */
  release(chargeId: string): Promise<void>;
}
