import { countryConfig, isCountryCode, type CountryCode } from '@courier/config';
import { parseArgs } from 'node:util';
import { consoleAuthor } from '../platform/audit/authors';
import { recordAction, type RecordedAction } from '../platform/audit/record-action';
import { systemClock } from '../platform/clock';
import { ConfigError, readConfig, type ServerConfig } from '../settings/config';
import { inTransaction, type Db } from '../platform/db/database';
import { openExisting } from '../platform/db/commands/open-existing';
import { runCommand } from '../platform/run-command';
import { createOrderBus } from '../platform/live-bus/live-bus';
import { DEFAULT_FLEET } from '../settings/fleets/fleet-readers';
import { findFleet } from '../settings/fleets/fleet-choice';
import type { IntakeDeps } from '../domains/fleets/events/receive-event';
import { loadKeyring } from '../platform/keys/keyring';
import { publicOrigin } from '../settings/portals/public-origin';
import { assignOrder, unassignOrder } from '../domains/fleets/rider-app/assign-order';
import { describeFullRider } from '../domains/fleets/rider-app/rider-cash';
import { createCurrentRules } from '../domains/prices/rules-in-force/current-rules';
import { bindRiderCash } from './bind-rider-cash';
import {
  addRider,
  blockRider,
  findRiderAccount,
  inviteRider,
  listRiderAccounts,
  type RiderAccount,
} from '../domains/fleets/rider-app/rider-accounts';

const USAGE = `Usage:
  npm run riders -- add --country tw --name "Chen Wei" --phone +886987000104 [--vehicle scooter] [--fleet main]
  npm run riders -- list
  npm run riders -- reset <rider id>              new invitation: a new phone or a new PIN
  npm run riders -- block <rider id>
  npm run riders -- assign <order id> <rider id>
  npm run riders -- unassign <order id>`;

/** `npm run riders`: the riders of the product's own fleet; the settings name the database as for the server. */
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
  const [first, second] = rest;
  if (command === 'add') return add(config, rest);
  if (command === 'list' && rest.length === 0) return list;
  if (command === 'reset' && rest.length === 1)
    return (db) => inTransaction(db, async (trx) => invite(config, trx, await findRider(trx, first)));
  if (command === 'block' && rest.length === 1)
    return async (db) => {
      const deps = await intakeDeps(config, db);
      return inTransaction(db, (trx) => block(deps, trx, first));
    };
  if (command === 'assign' && first !== undefined && rest.length === 2)
    return async (db) => {
      const rider = await findRider(db, second);
      const deps = await intakeDeps(config, db);
      await inTransaction(db, async (trx) => {
        await assignOrder(deps, trx, first, rider);
        await record(trx, describeRider('riders.assign', rider, `order:${first}`));
      });
      const belongs = `${first} belongs to ${rider.name}.`;
      const onProblem = (sentence: string) => void process.stderr.write(`${sentence}\n`);
      const riderCash = bindRiderCash({ rules: createCurrentRules(systemClock, null), onProblem });
      const warning = await describeFullRider(riderCash, db, rider);
      return warning === null ? belongs : `${belongs}\n${warning}`;
    };
  if (command === 'unassign' && first !== undefined && rest.length === 1)
    return async (db) => {
      const deps = await intakeDeps(config, db);
      const fleet = await findOrderFleet(config, db, first);
      await inTransaction(db, async (trx) => {
        await unassignOrder(deps, trx, first, fleet);
        const { country } = fleet;
        await record(trx, { action: 'riders.unassign', country, subjects: [`order:${first}`] });
      });
      return `${first} looks for another rider.`;
    };
  throw new ConfigError(USAGE);
}

const record = (trx: Db, action: RecordedAction) =>
  recordAction(trx, consoleAuthor(), action, systemClock.nowSeconds());

const describeRider = (
  action: RecordedAction['action'],
  { country, externalId }: RiderAccount,
  ...others: readonly string[]
): RecordedAction => ({ action, country, subjects: [`rider:${externalId}`, ...others] });

/** Running servers find the event of a changed order in the database. */
const intakeDeps = async (config: ServerConfig, db: Db): Promise<IntakeDeps> => ({
  config,
  clock: systemClock,
  bus: createOrderBus(),
  keys: await loadKeyring({ db, clock: systemClock, config }),
});

function add(config: ServerConfig, rest: string[]): Run {
  const { country, name, phone, vehicle = null, fleet = DEFAULT_FLEET } = readOptions(rest);
  if (!country || !name || !phone) throw new ConfigError(USAGE);
  if (!/^\+\d{6,15}$/.test(phone))
    throw new ConfigError('The phone number begins with + and the country code, without spaces.');
  const code = country.toUpperCase();
  if (!isCountryCode(code) || findFleet(config.fleets, code, fleet)?.adapter !== 'riders')
    throw new ConfigError(
      `The settings do not name a fleet "${fleet}" of ${code} with the adapter riders: set FLEET or FLEETS.`,
    );
  return (db) =>
    inTransaction(db, async (trx) => {
      const rider = { country: code, fleetId: fleet, name, phoneNumber: phone, vehicle };
      const added = await addRider(trx, rider, systemClock.nowSeconds());
      await record(trx, describeRider('riders.add', added, `fleet:${fleet}`));
      return invite(config, trx, added);
    });
}

async function invite(config: ServerConfig, db: Db, rider: RiderAccount): Promise<string> {
  const secret = await inviteRider(db, rider.riderId, systemClock.nowSeconds());
  await record(db, describeRider('riders.invite', rider));
  const origin = publicOrigin(config, rider.country, countryConfig(rider.country).brand);
  return `${rider.externalId}\t${rider.name}
Open on the phone within 24 hours: ${origin}/rider#invitation=${secret}`;
}

async function block(deps: IntakeDeps, db: Db, riderId: string | undefined): Promise<string> {
  const rider = await findRider(db, riderId);
  await blockRider(db, rider.riderId, systemClock.nowSeconds());
  const waiting = await db
    .selectFrom('orders')
    .select('order_id')
    .where('rider_id', '=', rider.riderId)
    .where('status', 'in', ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'])
    .execute();
  for (const { order_id } of waiting) await unassignOrder(deps, db, order_id, rider);
  const orders = waiting.map(({ order_id }) => `order:${order_id}`);
  await record(db, describeRider('riders.block', rider, ...orders));
  return `Blocked ${rider.name}; ${waiting.length} orders look for another rider.`;
}

const list: Run = async (db) => {
  const riders = await listRiderAccounts(db);
  const lines = riders.map((rider) =>
    [
      rider.externalId,
      rider.country,
      rider.fleetId,
      rider.name,
      rider.phoneNumber,
      rider.vehicle ?? '',
      describeState(rider),
    ].join('\t'),
  );
  return lines.length === 0 ? 'There are no riders.' : lines.join('\n');
};

function describeState(rider: Awaited<ReturnType<typeof listRiderAccounts>>[number]): string {
  if (rider.blocked_at !== null) return 'blocked';
  if (rider.pin_hash === null) return 'invited';
  return rider.on_duty ? 'on duty' : 'off duty';
}

async function findRider(db: Db, riderId: string | undefined): Promise<RiderAccount> {
  const rider = riderId === undefined ? undefined : await findRiderAccount(db, riderId);
  if (!rider) throw new ConfigError(`There is no rider ${riderId ?? ''}.`);
  return rider;
}

async function findOrderFleet(
  { fleets }: ServerConfig,
  db: Db,
  orderId: string,
): Promise<{ country: CountryCode; fleetId: string }> {
  const row = await db
    .selectFrom('orders')
    .select(['country', 'fleet_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const fleetId = row?.fleet_id;
  if (!row || !fleetId || findFleet(fleets, row.country, fleetId)?.adapter !== 'riders')
    throw new ConfigError(`Riders deliver no order ${orderId}.`);
  return { country: row.country, fleetId };
}

function readOptions(args: string[]) {
  const option = { type: 'string' } as const;
  const options = { country: option, name: option, phone: option, vehicle: option, fleet: option };
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new ConfigError(USAGE);
  }
}

await runCommand(main);
