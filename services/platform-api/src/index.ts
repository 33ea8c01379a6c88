/** What the demonstration world (`services/demo`) uses of the server. */
export { ConfigError } from './settings/config';
export { mount } from './platform/calls/mount';
export { badInput, notFound, conflict, type Refusal } from './platform/requests/refusal';
export { type Db, inTransaction } from './platform/db/database';
export type { OrderRow, VendorRow } from './platform/db/schema';
export type { Demonstration, DemoSeed, Deps } from './app/deps';
export { createOrderBus } from './platform/live-bus/live-bus';
export { usesSimulator, isSimulated, type FleetChoice } from './settings/fleet-choice';
export { handOver } from './domains/orders/hand-over';
export { taiwanAtlas, type Area } from './domains/places/geolocator/atlas';
export { CAPITALS_OFF_THE_MAP } from './domains/places/geolocator/data/capitals-off-the-map';
export type { RoadPoint, RoadSection } from './domains/places/geolocator/data/road';
export { ROADS } from './domains/places/geolocator/data/roads';
export { formatStreet } from './domains/places/geolocator/format-address';
export type { HousePositions } from './domains/places/geolocator/house-positions';
export type { Language, TypedStreet } from './domains/places/geolocator/place';
export { contains } from './domains/places/geolocator/polygon';
export type { WorldStreet } from './domains/places/geolocator/world/world-address';
export { hashPassword } from './domains/accounts/identity/passwords';
export { newOrderId } from './domains/orders/stored-orders/order-id';
export { historyMoments } from './domains/orders/stored-orders/order-moments';
export {
  insertOrder,
  findOrders,
  publishOrder,
  findOrder,
  moveOrder,
  type Decision,
} from './domains/orders/stored-orders/orders.repository';
export { promiseColumns } from './domains/orders/promise-columns';
export type { DemoRules } from './domains/prices/rules-in-force/demo-rules';
export { answerChallenge, findChallenge } from './domains/payments/answer-challenge';
export {
  BANK_ROUTE,
  bankPage,
  endedPage,
  sendBankPage,
  type BankPageHtml,
} from './domains/payments/bank-page';
export type { ChargeResult, PaymentProvider, ProviderCard, PublicKey } from './domains/payments/provider';
export { SANDBOX_PREFIX } from './domains/payments/sandbox-prefix';
export { RATE_PARTS, type Tariff } from './domains/prices/rule-shapes/tariff';
export { tariffFee } from './domains/prices/pricing/tariffs/tariff-fee';
export { toMajor, toMinor } from './platform/money';
export { newVendor } from './domains/accounts/registration/new-vendor';
export {
  trackSlot,
  keepPositions,
  moveRiders,
  type RiderSighting,
} from './domains/fleets/riders/take-in-positions';
export {
  createLocalRouting,
  type MeasuredRoute,
  type Routing,
  type Trip,
} from './domains/places/routing/routing';
export { toRouteColumns } from './domains/places/routing/stored-route';
export { readServerTexts } from './domains/texts/server-texts/read-server-texts';
export type { ServerTexts } from './domains/texts/server-texts/server-texts';
export { escapeAttribute } from './domains/texts/escape';
export { settingLine } from './settings/configuration-page';
export { numberFrom, yesOrNo } from './settings/readers';
export { required } from './settings/setting';
