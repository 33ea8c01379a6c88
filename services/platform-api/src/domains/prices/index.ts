export type { FleetMinutes, QuotedTrip } from './pricing/carrier-quotes';
export { isServed } from './delivery-areas/is-served';
export { countryParameter } from './parameters';
export { listCountriesWithCards } from './payment-methods/countries-with-cards';
export {
  readOnlineActivated,
  readOrderMethods,
  withPaymentMethods,
} from './payment-methods/read-payment-methods';
export { estimateTimes } from './pricing/estimations';
export { priceOrder, type OrderPrice } from './pricing/price-order';
export { priceTrip } from './pricing/price-trip';
export { findFleetMinutes, readFleetQuote, storeFleetQuote } from './pricing/stored-quotes';
export { listLargePriceJumps } from './pricing/tariffs/price-jumps';
export { priceReturn } from './pricing/tariffs/return-price';
export { rulesInForce } from './operator-rules/rule-changes';
export { readOutletRules, type OutletRules } from './rules-in-force/outlet-rules';
export { isServiceOpen } from './service-hours/open-windows';
export { returnVoucher, claimVoucher } from './vouchers/voucher-uses';
