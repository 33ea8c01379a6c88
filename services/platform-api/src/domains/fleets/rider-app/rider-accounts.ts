import type { CountryCode } from '@courier/config';
import { randomBytes } from 'node:crypto';
import { inTransaction, type Db } from '../../../platform/db/database';
import { digest, newSecret } from '../../../platform/security/sealed-answer';

const INVITATION_SECONDS = 86_400;

export interface NewRider {
  country: CountryCode;
  fleetId: string;
  name: string;
  phoneNumber: string;
  vehicle: string | null;
}

export interface RiderAccount {
  riderId: string;
  /** The id that riders and operators see. */
  externalId: string;
  country: CountryCode;
  fleetId: string;
  name: string;
  phoneNumber: string;
  vehicle: string | null;
}

/** Adds a rider. @returns its visible id */
export async function addRider(db: Db, rider: NewRider, nowSeconds: number): Promise<RiderAccount> {
  const riderId = `r-${newSecret()}`;
  const externalId = `rider-${randomBytes(4).toString('hex')}`;
  const { country, fleetId, name, phoneNumber, vehicle } = rider;
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('riders')
      // Not shown until the rider reports a position.
      .values({
        rider_id: riderId,
        country,
        name,
        phone_number: phoneNumber,
        latitude: 0,
        longitude: 0,
        updated_at: 0,
      })
      .execute();
    await trx
      .insertInto('fleet_riders')
      .values({ country, fleet_id: fleetId, external_id: externalId, rider_id: riderId, vehicle })
      .execute();
    await trx
      .insertInto('rider_accounts')
      .values({ rider_id: riderId, country, fleet_id: fleetId, created_at: nowSeconds })
      .execute();
  });
  return { riderId, externalId, ...rider };
}

/** Riders with the names that all calls need. */
export const selectRiders = (db: Db) =>
  db
    .selectFrom('rider_accounts')
    .innerJoin('riders', 'riders.rider_id', 'rider_accounts.rider_id')
    .innerJoin('fleet_riders', 'fleet_riders.rider_id', 'rider_accounts.rider_id')
    .select([
      'rider_accounts.rider_id as riderId',
      'external_id as externalId',
      'rider_accounts.country',
      'rider_accounts.fleet_id as fleetId',
      'name',
      'phone_number as phoneNumber',
      'vehicle',
    ]);

export const findRiderAccount = (db: Db, externalId: string): Promise<RiderAccount | undefined> =>
  selectRiders(db).where('external_id', '=', externalId).executeTakeFirst();

export const listRiderAccounts = (db: Db) =>
  selectRiders(db)
    .select(['on_duty', 'blocked_at', 'pin_hash', 'wrong_pins', 'located_at'])
    .orderBy('rider_accounts.country')
    .orderBy('name')
    .execute();

/**
 * Invites a rider to bind a phone and choose a PIN; earlier invitations, the old PIN and its sessions end.
 * @returns the secret of the link, which is stored nowhere
 */
export async function inviteRider(db: Db, riderId: string, nowSeconds: number): Promise<string> {
  const secret = newSecret();
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('rider_invitations').where('rider_id', '=', riderId).execute();
    await trx.deleteFrom('rider_sessions').where('rider_id', '=', riderId).execute();
    await trx
      .insertInto('rider_invitations')
      .values({
        invitation_hash: digest(secret),
        rider_id: riderId,
        expires_at: nowSeconds + INVITATION_SECONDS,
      })
      .execute();
    await trx
      .updateTable('rider_accounts')
      .set({ pin_hash: null, device_hash: null, wrong_pins: 0, blocked_at: null, on_duty: false })
      .where('rider_id', '=', riderId)
      .execute();
  });
  return secret;
}

/** Ends duty, sessions and invitations of a rider, who gets in again only by a new invitation. */
export async function blockRider(db: Db, riderId: string, nowSeconds: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('rider_accounts')
      .set({ blocked_at: nowSeconds, on_duty: false })
      .where('rider_id', '=', riderId)
      .execute();
    await trx.deleteFrom('rider_sessions').where('rider_id', '=', riderId).execute();
    await trx.deleteFrom('rider_invitations').where('rider_id', '=', riderId).execute();
    await trx
      .updateTable('rider_offers')
      .set({ state: 'withdrawn', answered_at: nowSeconds })
      .where('rider_id', '=', riderId)
      .where('state', '=', 'open')
      .execute();
  });
}
