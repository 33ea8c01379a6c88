import type { CountryCode } from '@courier/config';
import type { Clock } from '../../platform/clock';
import type { ServerConfig } from '../../settings/config';
import { listByCountry } from '../../settings/readers/by-country';
import type { FleetCredentials } from '../../settings/fleets/fleet-credentials';
import { createCircuitBreaker } from '../../platform/outgoing/http/circuit-breaker';
import { openCourierCompany } from './external/company/courier-company';
import { pandago } from './pandago/pandago-fleet';
import { uberDirect } from './uber-direct/uber-direct-fleet';
import type { ExternalFleet, NamedExternalFleet } from './external/company/external-fleet';

const QUOTE_BREAKER = { failures: 3, pauseSeconds: 60 } as const;

export interface ExternalFleets {
  list: readonly NamedExternalFleet[];
  find(country: CountryCode, fleetId: string): NamedExternalFleet | undefined;
}

/** The fleets that the settings name with an external adapter. */
export function createExternalFleets(
  { fleets, fleetCredentials }: Pick<ServerConfig, 'fleets' | 'fleetCredentials'>,
  clock: Clock,
): ExternalFleets {
  const list = listByCountry(fleets.byCountry).flatMap(([country, entries]) =>
    Object.entries(entries).flatMap(([fleetId, { adapter }]) => {
      const credentials = fleetCredentials[country]?.[fleetId];
      if (credentials?.adapter !== adapter) return [];
      const quoteBreaker = createCircuitBreaker(QUOTE_BREAKER, clock);
      return [{ country, fleetId, fleet: openFleet(credentials, country, clock), quoteBreaker }];
    }),
  );
  return {
    list,
    find: (country, fleetId) => list.find((one) => one.country === country && one.fleetId === fleetId),
  };
}

const openFleet = (credentials: FleetCredentials, country: CountryCode, clock: Clock): ExternalFleet =>
  credentials.adapter === 'pandago'
    ? openCourierCompany(pandago, credentials, { country, clock })
    : openCourierCompany(uberDirect, credentials, { country, clock });
