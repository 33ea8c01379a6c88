import type { CountryCode } from '@courier/config';
import type { Deps } from '../deps';

/** The sandbox of the demonstration takes cards; without it only an account in the settings does. */
export const takesCards = (
  { createPaymentProvider, externalPayments }: Pick<Deps, 'createPaymentProvider' | 'externalPayments'>,
  country: CountryCode,
): boolean => createPaymentProvider !== null || externalPayments.find(country) !== undefined;
