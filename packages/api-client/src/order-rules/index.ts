export { amountOfCell, isDeliveryType, isScheduledCell, paymentOfCell } from '../bulk-jobs/bulk-cells';
export type { LatLng } from '../wire/fields';
export { addressProblem, joinAddress, splitAddress, type AddressParts } from './address';
export { metresToEdge } from './area';
export { CANCEL_REASONS, type CancelReason } from './cancel-reasons';
export { canCancel, cancellableFrom } from './cancellation';
export { etaKind, etaRange, showsFullMap } from './eta';
export { distanceMetres, pathBetween, pathLength, pointAlong } from './geometry';
export { ORDER_TABS, isOld, isPreordered, tabOf, type OrderTab } from './groups';
export { statusKey, statusLabelKey } from './labels';
export { orderIdOf, vendorIdOf } from './order-id';
export { isInLaterRange, laterRange } from './later-time';
export { canModify, isNotYetModifiable } from './modification';
export {
  exceedsItemValueLimit,
  firstOrderProblem,
  isMissing,
  orderProblems,
  type OrderCheckRules,
} from './payload-checks';
export { PROGRESS_ORDER, progressIndex } from './progress';
export { hasRider, shouldPollRider } from './rider';
export type { RuleField, RuleProblem } from './rule-problem';
export { isOpen, parseServiceHours } from './service-hours';
export { factsOf, type OrderStatus, type StatusFacts } from './status-table';
export { ORDER_STATUSES, hasEnded, isOrderStatus } from './statuses';
export { discountedFee } from './voucher';
