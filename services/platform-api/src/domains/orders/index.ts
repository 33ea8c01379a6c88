export { GUEST_TOKEN_SECONDS } from './guests/guest-session';
export { storeMissingCharges } from './charges/missing-charges';
export type { PrepareOrder } from './create-order';
export { ENDED_STATUSES, isOver } from './stored-orders/ended-statuses';
export { recordCash } from './collected-cash/record-cash';
export { addOrderNote } from './stored-orders/add-order-note';
export type { StoredOrder } from './stored-orders/order-answer';
export {
  type Change,
  findOrder,
  insertOrder,
  lockOrder,
  type LockedOrder,
  moveOrder,
  withHistory,
} from './stored-orders/orders.repository';
export { countWrongPin, verifyPin } from './pin/delivery-pin';
export { PhotoStoreError } from './proofs/stores/photo-store';
export { createPhotoStores, type PhotoStores } from './proofs/stores/photo-stores';
export { storeProof } from './proofs/store-proof';
export { readRefundable, recordRefund, type Refundable } from './refunds/record-refund';
