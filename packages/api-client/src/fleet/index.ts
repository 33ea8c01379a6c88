export { fleetContract } from './fleet.contract';
export { FLEET_SCOPES, type FleetScope } from '../wire/call';
export {
  FLEET_STATUSES,
  type Delivery,
  type FleetEvent,
  type FleetPosition,
  type FleetStatus,
} from './delivery.schema';
