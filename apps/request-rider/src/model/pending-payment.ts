import * as z from 'zod/mini';
import type { PendingPayment } from './payment-flow.types';

const KEY = 'pending-payment';
const schema = z.object({ vendorId: z.string(), orderId: z.string(), intentId: z.string() });

/** Remembers, for this tab, the payment the browser leaves for the bank with. No token, no card is part of it. */
export function rememberPayment(pending: PendingPayment, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the return page sends to tracking.
  }
}

export function pendingPayment(storage: Storage = sessionStorage): PendingPayment | null {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function forgetPayment(storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Nothing was kept, then.
  }
}
