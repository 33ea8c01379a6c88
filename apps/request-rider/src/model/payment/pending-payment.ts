import * as v from 'valibot';
import type { StorageArea } from '@courier/shell-api';
import type { PendingPayment } from './payment-flow.types';

const KEY = 'pending-payment';
const schema = v.object({ vendorId: v.string(), orderId: v.nullable(v.string()), intentId: v.string() });

export type PendingPayments = ReturnType<typeof createPendingPayments>;

/** The payment of this tab whose outcome the page may not see. Contains no token and no card. */
export function createPendingPayments({ read, write, remove }: StorageArea) {
  const readPending = (): PendingPayment | null => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(read(KEY) ?? 'null'));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  };
  return {
    read: readPending,
    store: (pending: PendingPayment): void => void write(KEY, JSON.stringify(pending)),
    /** The payment of this vendor whose confirmation had no answer, or null. */
    readUnsettled(vendorId: string | undefined): string | null {
      const pending = readPending();
      return pending?.orderId === null && pending.vendorId === vendorId ? pending.intentId : null;
    },
    /** Removes only this payment; another stored one stays. */
    removeSettled(intentId: string): void {
      if (readPending()?.intentId === intentId) remove(KEY);
    },
  };
}
