import { isCountryCode } from '@courier/config';
import { FLEET_SCOPES } from '@courier/api-client/fleet';
import { parseArgs } from 'node:util';
import { consoleAuthor } from '../../platform/audit/authors';
import { recordAction, type RecordedAction } from '../../platform/audit/record-action';
import { systemClock } from '../../platform/clock';
import { ConfigError, readConfig, type ServerConfig } from '../../settings/config';
import { inTransaction, type Db } from '../../platform/db/database';
import { openExisting } from '../../platform/db/commands/open-existing';
import { runCommand } from '../../platform/run-command';
import { DEFAULT_FLEET } from '../../settings/fleets/fleet-readers';
import { findFleet } from '../../settings/fleets/fleet-choice';
import { createFleetKey, findFleetKey, listFleetKeys, revokeFleetKey } from './fleet-keys';

const USAGE = `Usage:
  npm run fleet-key -- create --country tw [--fleet main] --name "Dispatch" [--scopes deliveries:read,deliveries:write]
  npm run fleet-key -- list
  npm run fleet-key -- revoke <key id>
Scopes: ${FLEET_SCOPES.join(', ')}; without --scopes the key has all of them.`;

/** `npm run fleet-key`: makes, lists and revokes keys of the fleet API; the settings name the database as for the server. */
async function main(): Promise<string> {
  const [command, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  const run = chooseCommand(config, command, rest);
  const database = await openExisting(config);
  try {
    return await database.alone(() => run(database.db));
  } finally {
    await database.close();
  }
}

type Run = (db: Db) => Promise<string>;

function chooseCommand(config: ServerConfig, command: string | undefined, rest: string[]): Run {
  if (command === 'create') return createKey(config, rest);
  if (command === 'list' && rest.length === 0) return listKeys;
  const [keyId, ...more] = rest;
  if (command !== 'revoke' || keyId === undefined || more.length > 0) throw new ConfigError(USAGE);
  return (db) =>
    inTransaction(db, async (trx) => {
      if (!(await revokeFleetKey(trx, keyId, systemClock.nowSeconds())))
        throw new ConfigError(`There is no key ${keyId}.`);
      await record(trx, { action: 'fleet-keys.revoke', country: null, subjects: [`fleet-key:${keyId}`] });
      return `Revoked ${keyId}.`;
    });
}

const record = (trx: Db, action: RecordedAction) =>
  recordAction(trx, consoleAuthor(), action, systemClock.nowSeconds());

function createKey(config: ServerConfig, rest: string[]): Run {
  const { country, fleet = DEFAULT_FLEET, name, scopes } = readOptions(rest);
  const wanted = scopes?.split(',') ?? FLEET_SCOPES;
  const chosen = FLEET_SCOPES.filter((scope) => wanted.includes(scope));
  if (!country || !name || chosen.length === 0 || chosen.length !== wanted.length)
    throw new ConfigError(USAGE);
  const code = country.toUpperCase();
  if (!isCountryCode(code) || findFleet(config.fleets, code, fleet)?.adapter !== 'api')
    throw new ConfigError(
      `The settings do not name a fleet "${fleet}" of ${code} with the adapter api: set FLEET or FLEETS.`,
    );
  return (db) =>
    inTransaction(db, async (trx) => {
      const key = { country: code, fleetId: fleet, name, scopes: chosen };
      const secret = await createFleetKey(trx, key, systemClock.nowSeconds());
      const created = await findFleetKey(trx, `Bearer ${secret}`, code);
      const subjects = [`fleet-key:${created?.keyId}`, `fleet:${fleet}`];
      await record(trx, { action: 'fleet-keys.create', country: code, subjects, after: { scopes: chosen } });
      return secret;
    });
}

function readOptions(args: string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { country: option, fleet: option, name: option, scopes: option } })
      .values;
  } catch {
    throw new ConfigError(USAGE);
  }
}

const listKeys: Run = async (db) => {
  const keys = await listFleetKeys(db);
  const lines = keys.map(({ key_id, country, fleet_id, name, scopes, revoked_at }) =>
    [key_id, country, fleet_id, name, scopes, revoked_at === null ? 'valid' : 'revoked'].join('\t'),
  );
  return lines.length === 0 ? 'There are no keys.' : lines.join('\n');
};

await runCommand(main);
