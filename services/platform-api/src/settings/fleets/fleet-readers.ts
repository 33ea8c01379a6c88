import { isCountryCode } from '@courier/config';
import * as z from 'zod';
import type { ByCountry } from '../readers/by-country';
import { EXTERNAL_ADAPTERS, type ExternalAdapter } from './fleet-credentials';
import { Fault, type Reader } from '../readers/readers';

export const FLEET_ADAPTERS = ['simulator', 'api', 'riders'] as const;
export type FleetAdapter = (typeof FLEET_ADAPTERS)[number] | ExternalAdapter;

/** Proofs a delivery may require besides its status. */
const PROOFS_REQUIRED = ['photo', 'signature', 'pin'] as const;
export type ProofRequired = (typeof PROOFS_REQUIRED)[number];

/** The fleet of a country by default. */
export const DEFAULT_FLEET = 'main';

export interface FleetEntry {
  adapter: FleetAdapter;
  proofsRequired: readonly ProofRequired[];
}

/** Upper-case country -> fleet id -> fleet. */
export type FleetsSetting = ByCountry<Readonly<Record<string, FleetEntry>>>;

const EXAMPLE = '{"tw":{"main":"api"}}';

/** Couriers of other companies need credentials, which belong to one country: `FLEET` cannot name them. */
const adapter = z.enum([...FLEET_ADAPTERS, ...EXTERNAL_ADAPTERS]);
const entry = z.union([
  adapter,
  z.strictObject({ adapter, proofs_required: z.array(z.enum(PROOFS_REQUIRED)).optional() }),
]);
const fleetId = z.string().regex(/^[a-z0-9-]{1,32}$/);
const setting = z.record(z.string(), z.record(fleetId, entry));

export const fleetsByCountry: Reader<FleetsSetting> = {
  takes: `JSON: country, fleet id, adapter, e.g. \`${EXAMPLE}\``,
  fallback: '{}',
  read(text) {
    const parsed = setting.safeParse(parseFleets(text));
    if (!parsed.success) throw new Fault(`must be JSON such as ${EXAMPLE}.`);
    return Object.fromEntries(
      Object.entries(parsed.data).map(([country, entries]) => {
        if (!isCountryCode(country.toUpperCase()))
          throw new Fault(`names the country "${country}", which the portal does not have.`);
        if (!(DEFAULT_FLEET in entries))
          throw new Fault(
            `must name the fleet "${DEFAULT_FLEET}" of ${country}, which vendors get without one.`,
          );
        return [country.toUpperCase(), readEntries(entries)];
      }),
    );
  },
};

function readEntries(entries: Readonly<Record<string, z.output<typeof entry>>>): Record<string, FleetEntry> {
  return Object.fromEntries(
    Object.entries(entries).map(([id, value]) => [
      id,
      typeof value === 'string'
        ? { adapter: value, proofsRequired: [] }
        : { adapter: value.adapter, proofsRequired: [...new Set(value.proofs_required)] },
    ]),
  );
}

function parseFleets(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(`must be JSON such as ${EXAMPLE}.`);
  }
}
