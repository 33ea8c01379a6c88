/** What the demonstration (`services/demo`) uses of the server: its ports, and few names with their reasons (`index.test.ts`). */
// The port that it implements; its parts are the types of what it gets and returns.
export type { Demonstration } from './app/deps';
// What the port's functions get.
export type { Deps } from './app/deps';
// Its settings are read and documented as those of the server are.
export { defineSettings } from './settings/define-settings';
// Accounts of the first start have a password.
export { hashPassword } from './domains/accounts/identity/passwords';
// Sixty days of past orders, which no call can place.
export { seedOrders } from './app/demonstration/seed-orders';
// Orders that arrive by themselves, without a customer who signs in.
export { placeSeededOrder } from './app/demonstration/seed-orders';
// The simulator is a fleet: it reads the orders that it delivers.
export { findSimulatedOrders } from './app/demonstration/simulated-fleet';
// It reports what happens to an order.
export { moveSimulatedOrder } from './app/demonstration/simulated-fleet';
// It reports where its riders are.
export { recordSightings } from './app/demonstration/simulated-fleet';
// The calls that control the simulator, in the wire contract.
export { mountSimulator } from './app/demonstration/simulator-calls';
// The answer to a status or a card that cannot be accepted.
export { Refusal } from './platform/requests/refusal';
// The unit of a tariff's rates.
export { RATE_PARTS } from './domains/prices/rule-shapes/tariff';
// Addresses of past orders lie on roads that the address index knows.
export { listRoads } from './domains/places/geolocator/taiwan-address/road-choices';
// The bank page of the card sandbox looks and answers as those of the server do.
export { mountSandboxBank } from './app/demonstration/sandbox-bank';
// Starts the tokens of the sandbox, so that no provider gets them.
export { SANDBOX_PREFIX } from './domains/payments/sandbox-prefix';
