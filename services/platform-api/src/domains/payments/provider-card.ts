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

/** The key that the card form encrypts with. */
export interface PublicKey {
  kty: 'RSA';
  kid: string;
  n: string;
  e: string;
}
