import type { CountryCode } from '@courier/config';
import { DEFAULT_FLEET, type FleetAdapter, type FleetEntry, type FleetsSetting } from './fleet-readers';

/** Which fleets deliver, as the settings say. */
export interface FleetChoice {
  /** Adapter of the fleet `main` in countries that `byCountry` does not name. */
  adapter: FleetAdapter;
  /** Upper-case country, then fleet id. */
  byCountry: FleetsSetting;
}

/** A fleet of a country. */
export interface NamedFleet extends FleetEntry {
  id: string;
}

/** Every fleet of a country, `main` first. */
export function listFleets({ adapter, byCountry }: FleetChoice, country: CountryCode): NamedFleet[] {
  const entries = byCountry[country] ?? { [DEFAULT_FLEET]: { adapter, proofsRequired: [] } };
  return Object.entries(entries)
    .map(([id, entry]) => ({ id, ...entry }))
    .sort((one, other) => Number(other.id === DEFAULT_FLEET) - Number(one.id === DEFAULT_FLEET));
}

/**
 * The fleet that gets the orders of a vendor: the vendor's own where the settings name it, else `main`.
 * @param wantedId `fleet_id` of the vendor
 */
export function chooseFleet(choice: FleetChoice, country: CountryCode, wantedId: string | null): NamedFleet {
  const fleets = listFleets(choice, country);
  const chosen = fleets.find(({ id }) => id === wantedId) ?? fleets[0];
  if (!chosen) throw new Error(`${country} has no fleet.`);
  return chosen;
}

/** The fleet an order was handed to; undefined once the settings no longer name it. */
export const findFleet = (
  choice: FleetChoice,
  country: CountryCode,
  fleetId: string,
): NamedFleet | undefined => listFleets(choice, country).find(({ id }) => id === fleetId);

/**
 * Whether the simulator moves an order. Orders without a fleet are older than fleets, or demo data.
 * @param order of the database
 */
export function isSimulated(
  choice: FleetChoice,
  { country, fleet_id: fleetId }: { country: CountryCode; fleet_id: string | null },
): boolean {
  if (fleetId === null) return chooseFleet(choice, country, null).adapter === 'simulator';
  return findFleet(choice, country, fleetId)?.adapter === 'simulator';
}

/** Whether any country is delivered by the simulator. */
export const usesSimulator = ({ adapter, byCountry }: FleetChoice): boolean =>
  adapter === 'simulator' ||
  Object.values(byCountry).some((entries) =>
    Object.values(entries).some((entry) => entry.adapter === 'simulator'),
  );

/** Whether one fleet serves everything, so that its ids need no prefix. */
export const isOnlyFleet = ({ byCountry }: FleetChoice): boolean => Object.keys(byCountry).length === 0;
