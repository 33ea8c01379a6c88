import { useMemo } from 'react';
import { useLocaleState } from '@courier/shell-api';
import type { Order, Vendor } from '@courier/api-client';
import { createOrderDraftStore, emptyDraft, type OrderDraftStore } from '../../../model/order-draft.store';
import { formOfOrder } from '../../../model/order-update';

/** The draft of a vendor, or what is being changed of one order, which lives as long as the tab. */
export function useFormDraft({ vendor_id: vendorId }: Vendor, order: Order | undefined): OrderDraftStore {
  const { phonePrefix } = useLocaleState().country;
  return useMemo(() => {
    if (!order) return createOrderDraftStore(vendorId);
    const form = formOfOrder(order, phonePrefix);
    const initial = { ...emptyDraft, form, addressQuery: form.destinationTextAddress };
    // A change that was begun on an older state of the order is not carried over to a newer one.
    const name = `${vendorId}:${order.order_id}:${order.updated_at}`;
    return createOrderDraftStore(name, globalThis.sessionStorage, initial);
  }, [order, phonePrefix, vendorId]);
}
