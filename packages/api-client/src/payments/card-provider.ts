/** Who takes the card; it decides the form a new card travels in. */
export const CARD_PROVIDERS = ['cybersource_creditcard', 'generic_creditcard'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

/** Placeholder for a card that is not stored yet. */
export const NEW_INSTRUMENT = 'NEW';
