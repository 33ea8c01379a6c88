/** The payment provider; it determines the format of a new card. */
export const CARD_PROVIDERS = ['cybersource_creditcard', 'generic_creditcard'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

/** Placeholder for a card that is not stored yet. */
export const NEW_INSTRUMENT = 'NEW';
