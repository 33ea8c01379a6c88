export { createQueryClient } from './create-query-client';
export { ordersOf } from '../orders/sorted-orders';
export type { OrderBook } from '../orders/order-book';
export { orderBookOptions, rememberOrders } from '../orders/order-book.queries';
export { addToList, idsOf, type OrderList } from '../orders/order-list';
export { orderAsReadOptions, orderOptions, readOrder, refetchOpenOrders } from '../orders/order.queries';
export { activeOrdersOptions, type ActiveScope } from '../orders/active-orders.queries';
export { pastOrdersOptions, rangeOf, readPastPage, type PastPage } from '../orders/past-orders.queries';
export {
  evidenceOptions,
  shareEvidence,
  sharesOptions,
  signedEvidenceOptions,
} from '../evidence/evidence.queries';
export { customerPinKey, customerPinOptions } from '../public-tracking/customer-pin.queries';
export {
  createStatementLink,
  readStatementFile,
  statementPreviewOptions,
  statementsOptions,
} from '../exports/statements.queries';
export { insightsOptions } from '../insights/insights.queries';
export type { Period } from '../orders/past-question';
export { downloadTransactions, mailOrders, type ExportQuestion } from '../exports/exports.queries';
export { ordersAsGuestOptions } from '../orders/guest-account.queries';
export { numberedOrdersOptions } from '../orders/numbered-orders.queries';
export { latestOrdersOptions, recentOrdersOptions } from '../orders/recent-orders.queries';
export {
  answerProposal,
  renewPin,
  resendChange,
  cancelOrder,
  manyWerePlaced,
  placeOrder,
  updateOrder,
  wasPlaced,
} from '../orders/order-mutations';
export { addressLines, readAddressQuery } from '../geolocator/address-query';
export {
  createPlaceLookup,
  type AddressField,
  type FoundPlace,
  type LookupServices,
  type PlaceLookup,
} from '../geolocator/create-place-lookup';
export {
  addressAtQuery,
  addressSearchQuery,
  type AddressSuggestion,
  type SuggestionDoubt,
  type FailedSearch,
  type Geolocation,
  type PlaceService,
} from '../geolocator/geolocator.queries';
export type { OutletFields } from '../outlets/outlets.contract';
export { saveOutlet } from '../outlets/outlet-mutations';
export { deliveryAreasQuery, servedAreasQuery } from '../pricing/delivery-areas.queries';
export { proofOptions } from '../exports/proofs.queries';
export { countryParameterOptions } from '../parameters/parameters.queries';
export { rememberRider, riderOptions } from '../riders/riders.queries';
export {
  bulkHistoryOptions,
  bulkJobOptions,
  bulkPageOptions,
  createBulkJob,
  placeBulkJob,
  readBulkJob,
  stopBulkJob,
  type BulkJobDetail,
  type BulkPage,
} from '../bulk-jobs/bulk-jobs.queries';
