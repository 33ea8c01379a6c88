/** What the demonstration world (`services/demo`) uses of the server. */
export { ConfigError } from './config';
export { mount } from './contract-mount/mount';
export { badInput, notFound, conflict, type Refusal } from './contract-mount/refusal';
export { type Db, inTransaction } from './db/database';
export type { OrderRow, VendorRow } from './db/schema';
export type { Demonstration, DemoSeed, Deps } from './deps';
export { createOrderBus } from './live-bus';
export { usesSimulator, isSimulated, type FleetChoice } from './modules/fleets/fleet-choice';
export { handOver } from './modules/fleets/hand-over';
export { taiwanAtlas, type Area } from './modules/geolocator/atlas';
export { CAPITALS_OFF_THE_MAP } from './modules/geolocator/data/capitals-off-the-map';
export type { RoadPoint, RoadSection } from './modules/geolocator/data/road';
export { ROADS } from './modules/geolocator/data/roads';
export { formatStreet } from './modules/geolocator/format-address';
export type { HousePositions } from './modules/geolocator/house-positions';
export type { Language, TypedStreet } from './modules/geolocator/place';
export { contains } from './modules/geolocator/polygon';
export type { WorldStreet } from './modules/geolocator/world/world-address';
export { hashPassword } from './modules/identity/passwords';
export { newOrderId } from './modules/orders/order-id';
export { historyMoments } from './modules/orders/order-moments';
export {
  insertOrder,
  findOrders,
  publishOrder,
  findOrder,
  moveOrder,
  type Decision,
} from './modules/orders/orders.repository';
export { promiseColumns } from './modules/orders/promise-columns';
export type { DemoRules } from './modules/operator-rules/demo-rules';
export { answerChallenge, findChallenge } from './modules/payments/answer-challenge';
export {
  BANK_ROUTE,
  bankPage,
  endedPage,
  sendBankPage,
  type BankPageHtml,
} from './modules/payments/bank-page';
export type { ChargeResult, PaymentProvider, ProviderCard, PublicKey } from './modules/payments/provider';
export { SANDBOX_PREFIX } from './modules/payments/sandbox-prefix';
export { RATE_PARTS, type Tariff } from './modules/pricing/tariffs/tariff';
export { tariffFee } from './modules/pricing/tariffs/tariff-fee';
export { toMajor, toMinor } from './modules/pricing/money';
export { newVendor } from './modules/registration/new-vendor';
export { trackSlot, keepPositions, moveRiders, type RiderSighting } from './modules/riders/take-in-positions';
export { createLocalRouting, type MeasuredRoute, type Routing, type Trip } from './modules/routing/routing';
export { toRouteColumns } from './modules/routing/stored-route';
export { readServerTexts } from './modules/server-texts/read-server-texts';
export type { ServerTexts } from './modules/server-texts/server-texts';
export { escapeAttribute } from './modules/site/escape';
export { settingLine } from './settings/configuration-page';
export { numberFrom, yesOrNo } from './settings/readers';
export { required } from './settings/setting';
