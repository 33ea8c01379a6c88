import * as v from 'valibot';
import type { PendingPayment } from './payment-flow.types';

const KEY = 'pending-payment';
const schema = v.object({ vendorId: v.string(), orderId: v.nullable(v.string()), intentId: v.string() });

// Reading `sessionStorage` throws where storage is blocked, so it must be inside the `try`.

/** Stores a payment for this tab whose outcome the page may not see. Contains no token and no card. */
export function rememberPayment(pending: PendingPayment, storage?: Storage): void {
  try {
    (storage ?? sessionStorage).setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the return page links to tracking.
  }
}

export function pendingPayment(storage?: Storage): PendingPayment | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse((storage ?? sessionStorage).getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The payment of this vendor whose confirmation had no answer, or null. */
export function unsettledPayment(vendorId: string | undefined): string | null {
  const pending = pendingPayment();
  return pending?.orderId === null && pending.vendorId === vendorId ? pending.intentId : null;
}

/** Removes only this payment; another stored one stays. */
export function forgetSettled(intentId: string): void {
  if (pendingPayment()?.intentId === intentId) forgetPayment();
}

export function forgetPayment(storage?: Storage): void {
  try {
    (storage ?? sessionStorage).removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
