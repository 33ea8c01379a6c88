export { fleetContract, type FleetContract } from './fleet.contract';
export { FLEET_SCOPES, type FleetCall, type FleetScope } from './fleet-call';
export {
  FLEET_STATUSES,
  fleetEventSchema,
  type Delivery,
  type FleetEvent,
  type FleetPosition,
  type FleetStatus,
} from './delivery.schema';
export { WEBHOOK_EVENTS, webhookContract } from './webhook.contract';
export { fleetDocs } from './fleet.docs';
