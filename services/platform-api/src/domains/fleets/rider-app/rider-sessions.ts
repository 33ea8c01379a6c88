import type { CountryCode } from '@courier/config';
import type { RiderSession } from '../../../platform/calls/callers';
import type { Db } from '../../../platform/db/database';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { selectRiders } from './rider-accounts';

const PREFIX = 'rs_';
/** A long working day. */
const SESSION_SECONDS = 16 * 3600;

/** The session of an `Authorization` value; null when it is missing, ended, blocked or of another country. */
export async function findRiderSession(
  db: Db,
  authorization: string | undefined,
  country: CountryCode,
  nowSeconds: number,
): Promise<RiderSession | null> {
  const [scheme = '', token = '', ...rest] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0 || !token.startsWith(PREFIX)) return null;
  const tokenHash = digest(token);
  const rider = await selectRiders(db)
    .innerJoin('rider_sessions', 'rider_sessions.rider_id', 'rider_accounts.rider_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowSeconds)
    .where('rider_accounts.country', '=', country)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return rider ? { ...rider, tokenHash } : null;
}

/** Begins a session and ends the earlier ones: a rider has one phone. */
export async function beginRiderSession(
  trx: Db,
  riderId: string,
  nowSeconds: number,
): Promise<{ token: string; expires_at: number }> {
  const token = `${PREFIX}${newSecret()}`;
  const expires_at = nowSeconds + SESSION_SECONDS;
  await trx.deleteFrom('rider_sessions').where('rider_id', '=', riderId).execute();
  await trx
    .insertInto('rider_sessions')
    .values({ token_hash: digest(token), rider_id: riderId, created_at: nowSeconds, expires_at })
    .execute();
  return { token, expires_at };
}

export async function endRiderSession(db: Db, { tokenHash, riderId }: RiderSession): Promise<void> {
  await db.deleteFrom('rider_sessions').where('token_hash', '=', tokenHash).execute();
  await db.updateTable('rider_accounts').set({ on_duty: false }).where('rider_id', '=', riderId).execute();
}
