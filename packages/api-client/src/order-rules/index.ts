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
export {
  addressProblem,
  addressProblems,
  joinAddress,
  splitAddress,
  type AddressParts,
} from './checks/address';
export { areaBorders, isInArea, metresToEdge, type DeliveryArea } from './place/area';
export { isGarbled } from './checks/garbled';
export { isNoAddress } from './checks/no-value';
export { CANCEL_REASONS, UNNAMED_REASON, type CancelReason } from './changes/cancel-reasons';
export { CASH_REASONS } from './cash-reasons';
export { canCancel, cancelVerdict, type CancelVerdict } from './changes/cancellation';
export { customerReason } from './changes/customer-reasons';
export type { Closed } from './status/closed-because';
export { TRACK_SECONDS, USUAL_SECONDS, buildEvidence, type FeeChange, type Sighting } from './evidence';
export { duplicateKey, isSamePhone } from './checks/duplicate-key';
export { isExactPlace } from './checks/exact-place';
export { etaKind, etaRange, showsFullMap } from './status/eta';
export { awaitedPin, listHandoverProofs } from './changes/handover-proofs';
export { distanceMetres, pathBetween, pathLength, pointAlong } from './place/geometry';
export { ORDER_GROUPS, ORDER_TABS, isOld, isPreordered, orderTab, type OrderTab } from './status/groups';
export { DISTANCE_STEP, foldInsights, quantile, type InsightCounts } from './insights';
export { statusKey, statusLabelKey } from './status/labels';
export { buildOrderId, vendorIdFromOrderId } from './search/order-id';
export { orderNumber, readOrderNumber } from './search/order-number';
export { createOrderMatcher, matchesSearch, prepareSearch } from './search/order-search';
export { searchKey } from './search/search-key';
export { isInLaterRange, laterRange } from './hours/later-time';
export { canModify, changeVerdict, isNotYetModifiable } from './changes/modification';
export { orderActions, type OrderActions } from './changes/order-actions';
export { readPinnedPlace } from './pinned-place/pinned-place';
export { PROOF_KINDS, type ProofKind } from './changes/proof-kinds';
export {
  exceedsItemValueLimit,
  firstOrderProblem,
  isAmountOptional,
  isUnitOptional,
  isMissing,
  orderProblems,
} from './checks/payload-checks';
export type { OrderCheckRules } from './order-check-rules';
export {
  parseProhibitedItems,
  prohibitedItemsFor,
  writeProhibitedItems,
  type ProhibitedItem,
} from './prohibited-items';
export { PROGRESS_ORDER, progressIndex } from './status/progress';
export {
  keptPromise,
  deliveryOutcome,
  isLate,
  lateMinutes,
  minutesOutside,
  promisedRange,
  rangeGivenAt,
  type PromisedRange,
} from './status/promise';
export { isPinNear, proposable, ratableUntil } from './changes/proposal';
export { FEE_CHARGE_KINDS, type ChargeKind } from './charge-kinds';
export { readFeeLines, type Charge } from './fee-lines';
export { hasRider, shouldPollRider } from './status/rider';
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
} from './checks/optional-text-rules';
export type { RuleField, RuleProblem } from './checks/rule-problem';
export { isOpen, parseServiceHours } from './hours/service-hours';
export { isOpenIn, type BusyWindow, type ServiceWindow } from './hours/service-windows';
export { statusCause, type StatusCause } from './status/status-cause';
export { newerOrder } from './merge';
export { customerSentenceKey, sentenceKey } from './status/status-sentences';
export { statusFacts, type OrderStatus, type StatusFacts, type StatusLabelKey } from './status/status-table';
export { ORDER_STATUSES, hasEnded, isOrderStatus } from './status/statuses';
export { discountedFee } from './checks/voucher';
export {
  outletProblems,
  outletWithId,
  tooLong,
  type OutletProblem,
  type OutletTextField,
} from './checks/outlet-checks';
