import type { CountryCode } from '@courier/config';
import type { FleetAdapter } from '../../settings/fleets/fleet-readers';
import type { Deps } from './deps';
import { createExternalPort } from './external/external-port';
import { findFleet, type NamedFleet } from '../../settings/fleets/fleet-choice';
import type { FindFleet, Fleet } from './fleet-port';
import { createWebhookFleet } from './webhooks/webhook-fleet';

type FleetDeps = Pick<
  Deps,
  'db' | 'bus' | 'clock' | 'config' | 'keys' | 'log' | 'photoStores' | 'webhookClient' | 'externalFleets'
>;
type BuildFleet = (deps: FleetDeps, fleet: NamedFleet & { country: CountryCode }) => Fleet;

/** Adapters that call the fleet. The others read the orders themselves; a webhook informs them if one is set. */
const CALLING_ADAPTERS: Partial<Record<FleetAdapter, BuildFleet>> = {
  pandago: createExternalPort,
  'uber-direct': createExternalPort,
};

/** Whether changes of an order have to be sent to its fleet, with or without a webhook. */
export const isCalled = ({ adapter }: Pick<NamedFleet, 'adapter'>): boolean => adapter in CALLING_ADAPTERS;

export function createFindFleet(deps: FleetDeps): FindFleet {
  const byWebhook = createWebhookFleet(deps);
  return (country, fleetId) => {
    const fleet = findFleet(deps.config.fleets, country, fleetId);
    const build = fleet && CALLING_ADAPTERS[fleet.adapter];
    return build ? build(deps, { ...fleet, country }) : byWebhook;
  };
}
