import { CARD_PROVIDERS, type CardProvider } from '@courier/api-client';

const [CYBERSOURCE, GENERIC] = CARD_PROVIDERS;

/**
 * The provider whose fields the server offers for an intent; null when the form encrypts the card itself, and for a name
 * this release does not know.
 */
export const hostedProvider = (
  method: { name: string; cardFields?: string | undefined } | undefined,
): CardProvider | null =>
  method?.cardFields === undefined
    ? null
    : (CARD_PROVIDERS.find((provider) => provider === method.name) ?? null);

/** The card form provider, which decides the format of the encrypted card. */
export const cardProvider = (country: string, cybersourceInTaiwan: boolean): CardProvider =>
  country === 'TW' && cybersourceInTaiwan ? CYBERSOURCE : GENERIC;
