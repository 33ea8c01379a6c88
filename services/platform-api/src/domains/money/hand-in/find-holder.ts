import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { CashAccount } from '../../../platform/db/tables/cash-tables';
import { ConfigError } from '../../../settings/config';

/** Whose account a command names. */
export interface Holder {
  account: CashAccount;
  country: CountryCode;
  name: string;
}

/** @param externalId the id that `npm run riders -- list` prints */
export async function findRiderHolder(db: Db, externalId: string): Promise<Holder> {
  const rider = await db
    .selectFrom('rider_accounts')
    .innerJoin('riders', 'riders.rider_id', 'rider_accounts.rider_id')
    .innerJoin('fleet_riders', 'fleet_riders.rider_id', 'rider_accounts.rider_id')
    .select(['rider_accounts.rider_id', 'rider_accounts.country', 'name'])
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  if (!rider) throw new ConfigError(`There is no rider ${externalId}: see npm run riders -- list.`);
  return { account: `rider:${rider.rider_id}`, country: rider.country, name: rider.name };
}

export async function findShopHolder(db: Db, vendorId: string): Promise<Holder> {
  const shop = await db
    .selectFrom('vendors')
    .select(['country', 'name'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  if (!shop) throw new ConfigError(`There is no shop ${vendorId}.`);
  return { account: `shop:${vendorId}`, country: shop.country, name: shop.name };
}

/** A fleet that has had cash in the ledger. @throws ConfigError for any other, such as a misspelt one */
export async function findFleetHolder(db: Db, country: CountryCode, fleetId: string): Promise<Holder> {
  const holder: Holder = { account: `fleet:${fleetId}`, country, name: fleetId };
  if (await hasEntries(db, holder)) return holder;
  throw new ConfigError(`The database has no cash of a fleet ${fleetId} in ${country}.`);
}

/** Whether a fleet has ever had an order; orders without a fleet are of `main`, as in the ledger. */
export async function hasOrders(db: Db, country: CountryCode, fleetId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('order_id')
    .where('country', '=', country)
    .where(sql<boolean>`coalesce(fleet_id, 'main') = ${fleetId}`)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** False for a misspelt fleet. */
export async function hasEntries(db: Db, { country, account }: Holder): Promise<boolean> {
  const entry = await db
    .selectFrom('cash_entries')
    .select('posting')
    .where('country', '=', country)
    .where('account', '=', account)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** A rider, fleet or shop for a sentence. */
export async function describeSubject(db: Db, subject: CashAccount): Promise<string> {
  const rider = await findRider(db, subject);
  return rider ? `${rider.name} (${rider.external_id})` : subject.slice(subject.indexOf(':') + 1);
}

/** The account with the id of a rider that operators see. */
export async function findVisibleId(db: Db, account: CashAccount): Promise<string> {
  const rider = await findRider(db, account);
  return rider ? `rider:${rider.external_id}` : account;
}

async function findRider(db: Db, account: CashAccount) {
  const [kind, id = ''] = account.split(':', 2);
  if (kind !== 'rider') return undefined;
  return db
    .selectFrom('riders')
    .innerJoin('fleet_riders', 'fleet_riders.rider_id', 'riders.rider_id')
    .select(['external_id', 'name'])
    .where('riders.rider_id', '=', id)
    .executeTakeFirst();
}
