import { listByCountry } from '../../../../../settings/readers/by-country';
import { DEFAULT_FLEET } from '../../../../../settings/fleets/fleet-readers';
import type { FleetChoice } from '../../../../../settings/fleets/fleet-choice';
import type { FleetName } from '../../facts/read-database-facts';
import { should, type Check, type Finding } from '../../finding';

/** Adapters whose fleet needs something in the database. */
type Prepared = 'api' | 'riders';

/** Settings without a fleet are found by the settings' own rules. */
export const fleetCheck: Check = {
  name: 'fleet',
  find: ({ config, database }) => {
    if (!config || !database) return [];
    return [
      ...findUnprepared('api', config.fleets, database.fleetKeys),
      ...findUnprepared('riders', config.fleets, database.riders),
    ];
  },
};

function findUnprepared(adapter: Prepared, fleets: FleetChoice, prepared: readonly FleetName[]): Finding[] {
  const named = listByCountry(fleets.byCountry).flatMap(([country, entries]) =>
    Object.entries(entries).flatMap(([fleetId, entry]) =>
      entry.adapter === adapter ? [{ country, fleetId }] : [],
    ),
  );
  const missing = named
    .filter(({ country, fleetId }) => !prepared.some((one) => isSameFleet(one, { country, fleetId })))
    .map((fleet) => describeMissing(adapter, fleet));
  if (fleets.adapter !== adapter || named.length > 0) return missing;
  const isPrepared = prepared.some(({ country }) => !(country in fleets.byCountry));
  return isPrepared ? missing : [...missing, describeMissing(adapter, null)];
}

const isSameFleet = (one: FleetName, other: FleetName): boolean =>
  one.country === other.country && one.fleetId === other.fleetId;

function describeMissing(adapter: Prepared, fleet: FleetName | null): Finding {
  const country = fleet?.country.toLowerCase() ?? '<country>';
  const option = fleet && fleet.fleetId !== DEFAULT_FLEET ? ` --fleet ${fleet.fleetId}` : '';
  const name = fleet ? `The fleet "${fleet.fleetId}" of ${country}` : 'The fleet';
  return adapter === 'api'
    ? should(
        `${name} has no key, so no dispatch system can fetch its orders.`,
        `Run "npm run fleet-key -- create --country ${country}${option} --name Dispatch".`,
      )
    : should(
        `${name} has no rider, so its orders wait for ever.`,
        `Run "npm run riders -- add --country ${country}${option} --name … --phone …".`,
      );
}
