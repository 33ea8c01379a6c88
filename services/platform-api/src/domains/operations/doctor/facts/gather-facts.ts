import type { CountryCode } from '@courier/config';
import { systemClock } from '../../../../platform/clock';
import { listByCountry } from '../../../../settings/readers/by-country';
import { inspectSettings, type ServerConfig } from '../../../../settings/config';
import { FolderError } from '../../../../platform/db/embedded/folder-lock';
import { openExisting } from '../../../../platform/db/commands/open-existing';
import { ConnectionError } from '../../../../platform/db/postgres/open-postgres';
import { findKnownPasswords } from './find-known-passwords';
import type { InstallationFacts } from './installation-facts';
import { probeNetwork } from './probe-network';
import { readDatabaseFacts } from './read-database-facts';
import { readMachineFacts } from './read-machine-facts';

/** Everything that `npm run doctor` judges. */
export async function gatherFacts(
  env: Readonly<Record<string, string | undefined>>,
  { clock = systemClock, probe = probeNetwork } = {},
): Promise<InstallationFacts> {
  // The rules of production, also on a server that was not declared one.
  const { faults } = inspectSettings({ ...env, ENVIRONMENT: 'prd' });
  const { config } = inspectSettings(env);
  const facts: InstallationFacts = {
    nowSeconds: clock.nowSeconds(),
    settingFaults: faults,
    config,
    databaseProblem: null,
    database: null,
    accountsWithKnownPassword: [],
    machine: null,
    network: null,
  };
  if (!config) return facts;
  const stored = await gatherStoredFacts(config, clock);
  return {
    ...facts,
    ...stored,
    machine: readMachineFacts(config),
    network: await probe(config, findCountry(config, stored)),
  };
}

type StoredFacts = Pick<InstallationFacts, 'databaseProblem' | 'database' | 'accountsWithKnownPassword'>;

async function gatherStoredFacts(config: ServerConfig, clock: typeof systemClock): Promise<StoredFacts> {
  const nothing: StoredFacts = { databaseProblem: null, database: null, accountsWithKnownPassword: [] };
  try {
    const { db, close } = await openExisting(config);
    try {
      const isPostgres = config.databaseUrl !== null;
      const database = await readDatabaseFacts(db, { nowMs: clock.nowMs, isPostgres });
      return { ...nothing, database, accountsWithKnownPassword: await findKnownPasswords(db) };
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof FolderError || error instanceof ConnectionError)) throw error;
    return { ...nothing, databaseProblem: error.message };
  }
}

/** A country in which the portal is open, to try its address. */
function findCountry({ fleets }: ServerConfig, { database }: StoredFacts): CountryCode | null {
  const countries = [...(database?.fleetKeys ?? []), ...(database?.riders ?? [])].map(
    ({ country }) => country,
  );
  const named = listByCountry(fleets.byCountry).map(([country]) => country);
  return [...named, ...countries][0] ?? null;
}
