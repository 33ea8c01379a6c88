export { prepareOrder, rowPosition } from './create-order';
export { ENDED_STATUSES, isOver } from './ended-statuses';
export { noteOnOrder } from './note-on-order';
export { orderAnswer } from './order-answer';
export { type Change, findOrder, insertOrder, lockOrder, moveOrder, withHistory } from './orders.repository';
export { countWrongPin, judgePin } from './pin/delivery-pin';
export { cleanImage } from './proofs/clean-image';
export {
  assertProofsFit,
  deleteVersions,
  insertVersion,
  listProofVersions,
  nextVersion,
  outdatedVersions,
  withoutOldest,
} from './proofs/proof-versions';
export { PhotoStoreError } from './proofs/stores/photo-store';
export { createPhotoStores } from './proofs/stores/photo-stores';
export { storeUnavailable, writePhoto } from './proofs/stored-photos';
