export { BULK_COLUMNS, NEEDED_BULK_COLUMNS, type BulkColumn } from '../bulk-jobs/bulk-columns';
export { placeOfCells } from '../bulk-jobs/bulk-cells';
export {
  isLikeTime,
  namesPayment,
  plainDigits,
  possibleDays,
  readAmount,
  readDeliveryType,
  readPayment,
  readPhone,
  readRow,
  withoutUnseen,
  type Answer,
  type CellDoubt,
  type DatePlace,
  type RowReading,
} from './cells';
export { columnOfProblem } from '../bulk-jobs/column-of-problem';
export type { LatLng } from '../wire/fields';
export { addressProblem, addressProblems, joinAddress, splitAddress, type AddressParts } from './address';
export { areaBorders, isInArea, metresToEdge, type DeliveryArea } from './area';
export { isGarbled } from './garbled';
export { isNoAddress } from './no-value';
export { CANCEL_REASONS, UNNAMED_REASON, type CancelReason } from './cancel-reasons';
export { CASH_REASONS } from './cash-reasons';
export { canCancel, cancelVerdict, type CancelVerdict } from './cancellation';
export { customerReason } from './customer-reasons';
export type { Closed } from './closed-because';
export { TRACK_SECONDS, USUAL_SECONDS, buildEvidence, type FeeChange, type Sighting } from './evidence';
export { duplicateKey, isSamePhone } from './duplicate-key';
export { isExactPlace } from './exact-place';
export { etaKind, etaRange, showsFullMap } from './eta';
export { awaitedPin, listHandoverProofs } from './handover-proofs';
export { distanceMetres, pathBetween, pathLength, pointAlong } from './geometry';
export { ORDER_GROUPS, ORDER_TABS, isOld, isPreordered, orderTab, type OrderTab } from './groups';
export { DISTANCE_STEP, foldInsights, quantile, type InsightCounts } from './insights';
export { statusKey, statusLabelKey } from './labels';
export { buildOrderId, vendorIdFromOrderId } from './order-id';
export { orderNumber, readOrderNumber } from './order-number';
export { createOrderMatcher, matchesSearch, prepareSearch } from './order-search';
export { searchKey } from './search-key';
export { isInLaterRange, laterRange } from './later-time';
export { canModify, changeVerdict, isNotYetModifiable } from './modification';
export { orderActions, type OrderActions } from './order-actions';
export { readPinnedPlace } from './pinned-place/pinned-place';
export { PROOF_KINDS, type ProofKind } from './proof-kinds';
export {
  exceedsItemValueLimit,
  firstOrderProblem,
  isAmountOptional,
  isUnitOptional,
  isMissing,
  orderProblems,
  type OrderCheckRules,
} from './payload-checks';
export {
  parseProhibitedItems,
  prohibitedItemsFor,
  writeProhibitedItems,
  type ProhibitedItem,
} from './prohibited-items';
export { PROGRESS_ORDER, progressIndex } from './progress';
export {
  keptPromise,
  deliveryOutcome,
  isLate,
  lateMinutes,
  minutesOutside,
  promisedRange,
  rangeGivenAt,
  type PromisedRange,
} from './promise';
export { isPinNear, proposable, ratableUntil } from './proposal';
export { FEE_CHARGE_KINDS, type ChargeKind } from './charge-kinds';
export { hasRider, shouldPollRider } from './rider';
export {
  OPTIONAL_TEXTS,
  isOptionalText,
  mapOptionalTexts,
  type OptionalText,
} from '../orders/optional-texts';
export {
  OPTIONAL_TEXT_RULES,
  listRequestedTexts,
  optionalTextProblem,
  storedOptionalText,
} from './optional-text-rules';
export type { RuleField, RuleProblem } from './rule-problem';
export { isOpen, parseServiceHours } from './service-hours';
export { isOpenIn, type BusyWindow, type ServiceWindow } from './service-windows';
export { statusCause, type StatusCause } from './status-cause';
export { newerOrder } from './merge';
export { customerSentenceKey, sentenceKey } from './status-sentences';
export { statusFacts, type OrderStatus, type StatusFacts, type StatusLabelKey } from './status-table';
export { ORDER_STATUSES, hasEnded, isOrderStatus } from './statuses';
export { discountedFee } from './voucher';
export {
  outletProblems,
  outletWithId,
  tooLong,
  type OutletProblem,
  type OutletTextField,
} from './outlet-checks';
