export type { FleetMinutes, QuotedTrip } from './pricing/carrier-quotes';
export { isServed } from './delivery-areas/is-served';
export { rulesInForce } from './operator-rules/rule-changes';
export { countryParameter } from './parameters';
export {
  readCountryMethods,
  readOnlineActivated,
  readPaymentMethodRules,
  withPaymentMethods,
} from './payment-methods/read-payment-methods';
export { countEstimatedOrders, type EstimatedOrders } from './pricing/estimated-orders';
export { estimate, toEstimate } from './pricing/estimations';
export { LARGEST_AMOUNT, toMajor, toMinor } from './pricing/money';
export { provePrice } from './pricing/order-price';
export { priceTrip } from './pricing/price-trip';
export {
  findFleetMinutes,
  findQuoteRow,
  quoteMark,
  readFleetQuote,
  toMinutes,
} from './pricing/stored-quotes';
export { LARGEST_CHANGE } from './pricing/tariffs/assess-tariffs';
export { listPriceJumps, type PriceJump } from './pricing/tariffs/price-jumps';
export type { HoursPlan } from './rule-shapes/hours-plan';
export { countryOffers, vendorMethods } from './rule-shapes/payment-method-rules';
export { type OutletRules, readOutletRules } from './rules-in-force/outlet-rules';
export { type HoursOfPlace, isServiceOpen } from './service-hours/open-windows';
export { returnVoucher, takeVoucher } from './vouchers/voucher-uses';
