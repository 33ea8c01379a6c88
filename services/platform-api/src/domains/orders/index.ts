export { GUEST_TOKEN_SECONDS } from './guests/guest-session';
export { storeMissingCharges } from './charges/missing-charges';
export type { PrepareOrder } from './create-order';
export { ENDED_STATUSES, isOver } from './stored-orders/ended-statuses';
export { recordCash } from './collected-cash/record-cash';
export { addOrderNote } from './stored-orders/add-order-note';
export {
  type Change,
  findOrder,
  insertOrder,
  lockOrder,
  moveOrder,
  withHistory,
} from './stored-orders/orders.repository';
export { countWrongPin, verifyPin } from './pin/delivery-pin';
export { PhotoStoreError } from './proofs/stores/photo-store';
export { createPhotoStores } from './proofs/stores/photo-stores';
export { storeProof } from './proofs/store-proof';
export { readRefundable, recordRefund } from './refunds/record-refund';
