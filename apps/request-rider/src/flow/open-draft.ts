import type { Order, Vendor } from '@courier/api-client';
import type { Ports } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { createOrderDraftStore, emptyDraft, type OrderDraftStore } from '../model/draft/order-draft.store';
import { formOfOrder } from '../model/request-flow/order-update';

interface DraftOwner {
  ports: Ports;
  vendor: Vendor;
  order: Order | null;
}

/** The stored draft of a vendor, or the edits of one order, which are kept for the tab's lifetime. */
export function openDraft({ ports, vendor, order }: DraftOwner): OrderDraftStore {
  const { local, tab } = remoteStorage(ports);
  if (!order) return createOrderDraftStore(vendor.vendor_id, local);
  const form = formOfOrder(order, ports.locale.get().country.phonePrefix);
  const initial = { ...emptyDraft, form, addressQuery: form.destinationTextAddress };
  // Edits of an older version of the order are not applied to a newer one.
  const name = `${vendor.vendor_id}:${order.order_id}:${order.updated_at}`;
  return createOrderDraftStore(name, tab, initial);
}
