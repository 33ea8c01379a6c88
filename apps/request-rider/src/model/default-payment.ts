import { PAYMENT_METHODS, STORAGE_KEYS } from '@courier/config';
import { browserStorage } from '@courier/config/document';
import type { PaymentChoice } from './payment-options';

const storage = browserStorage();

/** The payment method that new orders begin with on this device; null until one is chosen. */
export function readDefaultPayment(): PaymentChoice | null {
  const stored = storage.read(STORAGE_KEYS.defaultPayment);
  return [...PAYMENT_METHODS, 'ONLINE_PAYMENT' as const].find((method) => method === stored) ?? null;
}

export const storeDefaultPayment = (method: PaymentChoice): void =>
  void storage.write(STORAGE_KEYS.defaultPayment, method);
