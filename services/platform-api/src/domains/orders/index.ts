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
  listProofVersions,
  nextVersion,
  outdatedVersions,
  withoutOldest,
} from './proofs/proof-versions';
