import { PAYMENT_METHODS, STORAGE_KEYS } from '@courier/config';
import type { StorageArea } from '@courier/shell-api';
import type { PaymentChoice } from './payment-options';

/** The payment method that new orders begin with on this device; null until one is chosen. */
export function readDefaultPayment(local: StorageArea): PaymentChoice | null {
  const stored = local.read(STORAGE_KEYS.defaultPayment);
  return [...PAYMENT_METHODS, 'ONLINE_PAYMENT' as const].find((method) => method === stored) ?? null;
}

export const storeDefaultPayment = (local: StorageArea, method: PaymentChoice): void =>
  void local.write(STORAGE_KEYS.defaultPayment, method);
