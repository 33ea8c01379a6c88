import { CARD_PROVIDERS, type CardProvider } from '@courier/api-client';

const [CYBERSOURCE, GENERIC] = CARD_PROVIDERS;

/** The provider that the server names for an intent; null for a name this release does not know. */
export const namedProvider = (name: string | undefined): CardProvider | null =>
  CARD_PROVIDERS.find((provider) => provider === name) ?? null;

/** The card form provider, which decides the format of the encrypted card. */
export const cardProvider = (country: string, cybersourceInTaiwan: boolean): CardProvider =>
  country === 'TW' && cybersourceInTaiwan ? CYBERSOURCE : GENERIC;
