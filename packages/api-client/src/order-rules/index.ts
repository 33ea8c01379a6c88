export type { LatLng } from '../wire/fields';
export {
  addressProblem,
  byteLength,
  joinAddress,
  splitAddress,
  type AddressParts,
  type AddressToCheck,
} from './address';
export { metresToEdge } from './area';
export { CANCEL_REASONS, type CancelReason } from './cancel-reasons';
export { CANCEL_WINDOWS, canCancel, type CancelRules } from './cancellation';
export { etaKind, etaRange, showsFullMap } from './eta';
export { distanceMetres, pathBetween, pathLength, pointAlong } from './geometry';
export { ORDER_GROUPS, ORDER_TABS, isActive, isOld, isPreordered, tabOf, type OrderTab } from './groups';
export { statusKey, statusLabelKey, type StatusLabelKey } from './labels';
export { mergeOrders, newerOrder } from './merge';
export { canModify } from './modification';
export {
  exceedsItemValueLimit,
  firstOrderProblem,
  isAmountMissing,
  type OrderCheckRules,
  type OrderToCheck,
} from './payload-checks';
export { PROGRESS_ORDER, UNKNOWN_RANK, progressIndex, stepRank } from './progress';
export { hasRider, shouldPollRider } from './rider';
export type { RuleField, RuleProblem } from './rule-problem';
export { isOpen, parseServiceHours, type ServiceHours } from './service-hours';
export { ORDER_STATUSES, isOrderStatus, type OrderFacts, type OrderStatus } from './statuses';
export { discountedFee, type FeeVoucher } from './voucher';
