import { browserStorage, tabStorage } from '@courier/config/document';
import { createOrderDraftStore, type OrderDraftStore } from '../model/draft/order-draft.store';
import { createPendingPayments } from '../model/payment/pending-payment';
import { createSavedAddresses } from '../model/draft/saved-addresses.store';

/** What this browser has stored, as a new page would read it. */
export const openStoredDraft = (vendorId: string): OrderDraftStore =>
  createOrderDraftStore(vendorId, browserStorage());
export const openStoredAddresses = (vendorId: string) => createSavedAddresses(vendorId, browserStorage());
export const pendingPayments = createPendingPayments(tabStorage());
