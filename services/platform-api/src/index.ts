/** What the demonstration world (`services/demo`) uses of the server. */
export { mount } from './contract-mount/mount';
export { badInput, notFound, conflict } from './contract-mount/refusal';
export { type Db, inTransaction } from './db/database';
export type { OrderRow, VendorRow } from './db/schema';
export type { Demonstration, DemoSeed, Deps } from './deps';
export { createOrderBus } from './live-bus';
export { usesSimulator, isSimulated, type FleetChoice } from './modules/fleets/fleet-choice';
export { handOver } from './modules/fleets/hand-over';
export { CAPITALS_OFF_THE_MAP } from './modules/geolocator/data/capitals-off-the-map';
export { ROADS } from './modules/geolocator/data/roads';
export { formatStreet } from './modules/geolocator/format-address';
export { housePosition } from './modules/geolocator/numbering';
export type { Language } from './modules/geolocator/place';
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
export { RATE_PARTS, type Tariff } from './modules/pricing/tariffs/tariff';
export { tariffFee } from './modules/pricing/tariffs/tariff-fee';
export { toMinor } from './modules/pricing/money';
export { newVendor } from './modules/registration/new-vendor';
export { trackSlot, keepPositions, moveRiders, type RiderSighting } from './modules/riders/take-in-positions';
export { createLocalRouting, type MeasuredRoute, type Routing, type Trip } from './modules/routing/routing';
export { toRouteColumns } from './modules/routing/stored-route';
