export { fleetContract } from './fleet.contract';
export { FLEET_SCOPES, type FleetCall, type FleetScope } from './fleet-call';
export {
  FLEET_STATUSES,
  type Delivery,
  type FleetEvent,
  type FleetPosition,
  type FleetStatus,
} from './delivery.schema';
export { webhookContract } from './webhook.contract';
export { fleetDocs } from './fleet.docs';
