import type { ProviderCard } from '../provider-card';
import { ADYEN_UNVERIFIED } from './adyen-values';
import type { AdyenPayment } from './adyen.schema';

/** The stored card of an answer; null unless Adyen stored it and said which it is. */
export function readAdyenCard(payment: AdyenPayment, holderName: string): ProviderCard | null {
  const data = payment.additionalData ?? {};
  const read = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const providerToken = ADYEN_UNVERIFIED.tokenFields.map(read).find((token) => token !== '') ?? '';
  const lastDigits = read(ADYEN_UNVERIFIED.lastDigits);
  const [month = '', year = ''] = read(ADYEN_UNVERIFIED.expiry).split('/');
  if (
    providerToken === '' ||
    !/^\d{4}$/.test(lastDigits) ||
    !/^\d{1,2}$/.test(month) ||
    !/^\d{4}$/.test(year)
  )
    return null;
  return {
    providerToken,
    scheme: CARD_BRANDS[payment.paymentMethod?.brand ?? read('paymentMethod')] ?? 'other',
    lastDigits,
    holderName: holderName.replaceAll('\0', '').trim(),
    expiryMonth: month.padStart(2, '0'),
    expiryYear: year,
  };
}

const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'visa',
  mc: 'mastercard',
  amex: 'amex',
  jcb: 'jcb',
};
