import { CARD_PROVIDERS, type CardProvider } from '@courier/api-client';

const [CYBERSOURCE, GENERIC] = CARD_PROVIDERS;

/** Whose card form is used, which decides how a card travels. */
export const cardProvider = (country: string, cybersourceInTaiwan: boolean): CardProvider =>
  country === 'TW' && cybersourceInTaiwan ? CYBERSOURCE : GENERIC;
