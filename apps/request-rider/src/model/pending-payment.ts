import * as v from 'valibot';
import type { PendingPayment } from './payment-flow.types';

const KEY = 'pending-payment';
const schema = v.object({ vendorId: v.string(), orderId: v.nullable(v.string()), intentId: v.string() });

// A browser that keeps nothing throws where the storage is named, so that stands inside.

/** Remembers, for this tab, a payment whose end the page may not see. No token, no card is part of it. */
export function rememberPayment(pending: PendingPayment, storage?: Storage): void {
  try {
    (storage ?? sessionStorage).setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the return page sends to tracking.
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

/** The payment of this vendor whose confirmation was never answered; null without one. */
export function unsettledPayment(vendorId: string | undefined): string | null {
  const pending = pendingPayment();
  return pending?.orderId === null && pending.vendorId === vendorId ? pending.intentId : null;
}

/** Forgets this very payment; another one that is remembered stays. */
export function forgetSettled(intentId: string): void {
  if (pendingPayment()?.intentId === intentId) forgetPayment();
}

export function forgetPayment(storage?: Storage): void {
  try {
    (storage ?? sessionStorage).removeItem(KEY);
  } catch {
    // Nothing was kept, then.
  }
}
