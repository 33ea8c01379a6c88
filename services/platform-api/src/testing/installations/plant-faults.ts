import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { setRules } from './set-rules';

/** Unix seconds. */
export const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const HOOK = { country: 'SG', fleet_id: 'main', url: 'https://dispatch.example', events: '*' } as const;
export const insertHook = (db: Db, switched_off_at: number | null) =>
  db
    .insertInto('fleet_webhooks')
    .values({
      ...HOOK,
      secret_sealed: 'x',
      previous_secret_sealed: null,
      previous_until: null,
      switched_off_at,
      created_at: ago(9),
    })
    .execute();
export const removeHooks = async (db: Db) => {
  await sql`delete from fleet_messages`.execute(db);
  await db.deleteFrom('fleet_webhooks').execute();
};
export const insertMessage = (db: Db, state: string, atSeconds: number) =>
  sql`
  insert into fleet_messages (country, fleet_id, order_id, type, snapshot, state, first_try_at_ms, ended_at)
  values ('SG', 'main', 'o-1', 'delivery.created', '{}', ${state}, ${atSeconds * 1000}, ${atSeconds})`.execute(
    db,
  );
export const insertAccount = (db: Db, email: string, password_hash: string, origin: 'use' | 'demo' = 'use') =>
  db
    .insertInto('users')
    .values({ id: `u-${email}`, country: 'SG', email, password_hash, created_at: 1, origin })
    .execute();
export const removeAccounts = (db: Db) => db.deleteFrom('users').execute();
export const insertKey = (db: Db, created_at: number) =>
  db
    .insertInto('server_keys')
    .values({ id: 'old', purpose: 'tokens', secret: '{}', environment: 'prd', created_at })
    .execute();
export const removeKeys = (db: Db) => db.deleteFrom('server_keys').execute();
export const undoRules = (kind: string, undone_at: number | null) => (db: Db) =>
  db.updateTable('operator_rules').set({ undone_at }).where('kind', '=', kind).execute();

const CYBERSOURCE = {
  adapter: 'cybersource',
  merchant_id: 'm',
  key_id: 'k',
  shared_secret: 'c2hhcmVkLXNlY3JldA==',
  api_url: 'https://apitest.cybersource.com',
};

const LIVE = {
  ...CYBERSOURCE,
  api_url: 'https://api.cybersource.com',
  webhook_keys: ['c2hhcmVkLXNlY3JldA=='],
};

/** Settings of card payments in which nothing is missing. */
export const LIVE_CARDS = {
  PAYMENT_PROVIDERS: '{"sg":"cybersource"}',
  PAYMENT_CREDENTIALS: JSON.stringify({ sg: LIVE }),
};

/** A line of `npm run payment-methods` that lets all businesses of a country pay by card. */
export const allowCards = (db: Db, country: CountryCode = 'SG') =>
  setRules(db, 'payment-methods', [{ method: 'card', isOffered: true }], ago(60), country);
export const removeCardRules = (db: Db) =>
  db.deleteFrom('operator_rules').where('kind', '=', 'payment-methods').execute();

/** A removed card of a provider that has not deleted it. */
export async function insertCardRemoval(db: Db, provider: string, created_at: number): Promise<void> {
  await db
    .insertInto('wallets')
    .values({ wallet_id: 'w1', country: 'SG', owner: 'USER u1', created_at })
    .execute();
  await db
    .insertInto('card_removals')
    .values({ id: 'r1', wallet_id: 'w1', provider, provider_token: 'PI1', created_at })
    .execute();
}
export async function removeCardRemovals(db: Db): Promise<void> {
  await db.deleteFrom('card_removals').execute();
  await db.deleteFrom('wallets').execute();
}

export async function insertStuckCharge(db: Db, reason: string): Promise<void> {
  await db
    .insertInto('payment_charges')
    .values({
      reference: 'pi_stuck',
      intent_id: 'pi_stuck',
      country: 'SG',
      adapter: 'adyen',
      amount_minor: 500,
      currency: 'SGD',
      state: 'STUCK',
      last_error: reason,
      return_hash: 'stuck',
      return_url: null,
      keeps_card: false,
      holder_name: '',
      created_at: ago(60),
    })
    .execute();
}
export async function insertStuckRefund(db: Db, reason: string): Promise<void> {
  await insertStuckCharge(db, 'RESOLVED');
  await db.updateTable('payment_charges').set({ state: 'CAPTURED' }).execute();
  await db
    .insertInto('card_refunds')
    .values({
      reference: 'pi_stuck-r1',
      charge_reference: 'pi_stuck',
      amount_minor: 200,
      state: 'STUCK',
      last_error: reason,
      created_at: ago(60),
    })
    .execute();
}
export async function removeCharges(db: Db): Promise<void> {
  await db.deleteFrom('card_refunds').execute();
  await db.deleteFrom('payment_charges').execute();
}

/** Settings of card payments at a test system, without webhooks. */
export const TEST_CARDS = {
  PAYMENT_PROVIDERS: '{"sg":"cybersource"}',
  PAYMENT_CREDENTIALS: JSON.stringify({ sg: CYBERSOURCE }),
};
