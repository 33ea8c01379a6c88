import { CARD_PROVIDERS, type CardProvider } from '@courier/api-client';

const [CYBERSOURCE, GENERIC] = CARD_PROVIDERS;

/** The card form provider, which decides the format of the encrypted card. */
export const cardProvider = (country: string, cybersourceInTaiwan: boolean): CardProvider =>
  country === 'TW' && cybersourceInTaiwan ? CYBERSOURCE : GENERIC;
